import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ResultPage } from "~/components/feedback/result-page";
import { findScreen, pathTo } from "~/navigation/paths";
import { SUBMITTED_FORMS } from "./outcomes";

/** A result page without a result leads to the forms. */
export function NoSubmission({ title }: { title: string }) {
  const { t } = useTranslation(["result", "screens"]);
  return (
    <ResultPage
      outcome="none"
      title={title}
      text={t("none.text")}
      actions={SUBMITTED_FORMS.map((form) => (
        <Button key={form} component={Link} to={pathTo(form)} variant="default" prefetch="intent">
          {t(`screens:${findScreen(form)?.title ?? "notFound"}`)}
        </Button>
      ))}
    />
  );
}
