import { Button } from "@mantine/core";
import { Link, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ResultPage } from "~/components/feedback/result-page";
import { NoSubmission } from "~/features/submissions/no-submission";
import { normalizedResultAddress } from "~/features/submissions/normalized-result-address";
import { useOutcomes } from "~/features/submissions/outcomes";
import { readForm } from "~/features/submissions/result-address";
import { SubmissionDetails } from "~/features/submissions/submission-details";
import { TabLink } from "~/features/tabs/tab-link";
import { redirectToNormalized } from "~/lib/page/normalized-address";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";
import { guarded } from "~/session/guard";
import { Reasons } from "./reasons";

export const handle = { i18n: ["result", "submissions", "step", "group", "parameters"] };

export const clientLoader = guarded(({ request }) => {
  redirectToNormalized(request, normalizedResultAddress);
  return null;
});

/** The session's last refusal or unknown outcome, of the form in the address or of any. */
export default function Failure() {
  const { t } = useTranslation(["result", "console"]);
  const [query] = useSearchParams();
  const { refused } = useOutcomes();
  const form = readForm(query);
  const refusal = refused.find(({ submission }) => !form || submission.content.form === form);
  if (!refusal) return <NoSubmission outcome="error" />;
  const { mayBeDone } = refusal;
  return (
    <ResultPage
      outcome={mayBeDone ? "unknown" : "error"}
      title={t(mayBeDone ? "console:outcomeUnknown" : "error.title")}
      text={t(mayBeDone ? "error.mayBeDone" : "error.text")}
      actions={
        <>
          <Button component={TabLink} to={pathTo(DEFAULT_SCREEN)} variant="default">
            {t("error.toWorkplace")}
          </Button>
          <Button component={Link} to={pathTo(refusal.submission.content.form)} prefetch="intent">
            {t("error.toForm")}
          </Button>
        </>
      }
    >
      {!mayBeDone && <Reasons refusal={refusal} />}
      <SubmissionDetails submission={refusal.submission} />
    </ResultPage>
  );
}
