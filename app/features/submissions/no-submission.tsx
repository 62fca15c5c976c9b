import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ResultPage } from "~/components/feedback/result-page";
import { pathTo } from "~/navigation/paths";
import { screenTitle } from "~/navigation/screen-titles";
import { SUBMITTED_FORMS } from "./outcomes";

/** A result page without a result leads to the forms. */
export function NoSubmission({ title }: { title: string }) {
  const { t } = useTranslation(["result", "screens"]);
  return (
    <ResultPage
      title={title}
      text={t("none.text")}
      actions={SUBMITTED_FORMS.map((form) => (
        <Button key={form} component={Link} to={pathTo(form)} variant="default" prefetch="intent">
          {screenTitle(form)}
        </Button>
      ))}
    />
  );
}
