import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listOperationLog } from "~/api/profile";
import { ResultPage } from "~/components/feedback/result-page";
import { PrintButton } from "~/components/layout/print-button";
import { pathTo } from "~/navigation/paths";
import { guarded } from "~/session/guard";
import { SubmittedChange } from "./submitted-change";

export const handle = { i18n: ["result", "profile", "operations"] };

export const clientLoader = guarded(({ prefetch }) => {
  prefetch(listOperationLog.query());
  return null;
});

export default function Success() {
  const { t } = useTranslation("result");
  return (
    <ResultPage
      outcome="success"
      title={t("success.title")}
      text={t("success.text")}
      actions={
        <>
          <Button component={Link} to={pathTo("SearchTable")} prefetch="intent">
            {t("success.toList")}
          </Button>
          <PrintButton>{t("success.print")}</PrintButton>
        </>
      }
    >
      <SubmittedChange />
    </ResultPage>
  );
}
