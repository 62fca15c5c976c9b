import { Button } from "@mantine/core";
import { Link, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Steps } from "~/components/display/steps";
import { ResultPage } from "~/components/feedback/result-page";
import { Panel } from "~/components/layout/panel";
import classes from "~/components/layout/panel.module.css";
import { PrintButton } from "~/components/layout/print-button";
import { NoSubmission } from "~/features/submissions/no-submission";
import { normalizedResultAddress } from "~/features/submissions/normalized-result-address";
import { useOutcomes } from "~/features/submissions/outcomes";
import { readForm } from "~/features/submissions/result-address";
import { SubmissionDetails } from "~/features/submissions/submission-details";
import { TabLink } from "~/features/tabs/tab-link";
import { redirectToNormalized } from "~/lib/page/normalized-address";
import { pathTo } from "~/navigation/paths";
import { guarded } from "~/session/guard";

export const handle = { i18n: ["result", "forms", "submissions", "step", "group", "parameters", "profile"] };

export const clientLoader = guarded(({ request }) => {
  redirectToNormalized(request, normalizedResultAddress);
  return null;
});

/** The session's last submission, of the form in the address or of any. */
export default function Success() {
  const { t } = useTranslation("result");
  const [query] = useSearchParams();
  const { done } = useOutcomes();
  const form = readForm(query);
  const submission = done.find(({ content }) => !form || content.form === form);
  if (!submission) return <NoSubmission outcome="success" />;
  return (
    <ResultPage
      outcome="success"
      title={t("success.title")}
      text={t(`success.text.${submission.content.form}`)}
      actions={
        <>
          <PrintButton>{t("success.print")}</PrintButton>
          <Button component={TabLink} to={pathTo("SearchTable")}>
            {t("success.toList")}
          </Button>
        </>
      }
    >
      {submission.content.form === "Group" && <ReviewProgress />}
      <SubmissionDetails submission={submission} />
    </ResultPage>
  );
}

/** A change begins with its review; the profile shows how far it is. */
function ReviewProgress() {
  const { t } = useTranslation(["result", "profile"]);
  const steps = ["submitted", "reviewing", "done"] as const;
  return (
    <Panel
      title={t("profile:progress.title")}
      aside={
        <Link to={pathTo("Basic")} className={classes.all}>
          {t("success.toProgress")}
        </Link>
      }
    >
      <Steps
        label={t("profile:progress.title")}
        steps={steps.map((step) => ({ title: t(`profile:progress.${step}`) }))}
        current={1}
        withState
      />
    </Panel>
  );
}
