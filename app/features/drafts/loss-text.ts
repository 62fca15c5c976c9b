import { useTranslation } from "react-i18next";
import { joined } from "~/i18n/joined";
import { screenTitles } from "~/navigation/screen-titles";
import { screensOf } from "./drafts";
import type { DiscardRequest } from "./unsaved";

/** Says what would be lost, or is being sent; empty for nothing. */
export function useLossText(loss: Omit<DiscardRequest, "resolve"> | null, isSending: boolean): string {
  const { t } = useTranslation("console");
  const { forms = [], elsewhere = [], isRunning, isLogout } = loss ?? {};
  return joined("console:leave.joined", [
    forms.length > 0 &&
      t(`leave.${isSending ? "sending" : "unsaved"}.content`, { screens: screenTitles(screensOf(forms)) }),
    isSending && !isLogout && t("leave.sending.notified"),
    elsewhere.length > 0 && t("leave.elsewhere", { count: elsewhere.length, screens: screenTitles(elsewhere.flat()) }),
    isRunning && t("leave.running.content"),
  ]);
}
