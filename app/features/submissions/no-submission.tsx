import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ResultPage } from "~/components/feedback/result-page";
import { pathTo } from "~/navigation/paths";
import { screenTitle } from "~/navigation/screen-titles";
import { SUBMITTED_FORMS } from "./outcomes";
import { RecentSubmissions } from "./recent-submissions";

/** A result page without a result leads to the forms, and to what was submitted otherwise. */
export function NoSubmission({ outcome }: { outcome: "success" | "error" }) {
  const { t } = useTranslation(["result", "screens"]);
  return (
    <ResultPage
      isEmpty
      outcome={outcome}
      title={t(`none.${outcome}`)}
      text={t(`none.text.${outcome}`)}
      actions={SUBMITTED_FORMS.map((form) => (
        <Button key={form} component={Link} to={pathTo(form)} variant="default" prefetch="intent">
          {screenTitle(form)}
        </Button>
      ))}
    >
      <RecentSubmissions />
    </ResultPage>
  );
}
