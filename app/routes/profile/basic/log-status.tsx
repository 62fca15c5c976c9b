import { useTranslation } from "react-i18next";
import { StatusDot } from "~/components/display/status-dot";

const PASSED = 1;

/** 0 is under review, 1 is approved. */
export function LogStatus({ status }: { status: number }) {
  const { t } = useTranslation("profile");
  return status === PASSED ? (
    <StatusDot tone="success">{t("log.passed")}</StatusDot>
  ) : (
    <StatusDot tone="warning">{t("log.reviewing")}</StatusDot>
  );
}
