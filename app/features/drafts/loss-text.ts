import { useTranslation } from "react-i18next";
import { screenTitles } from "~/navigation/screen-titles";
import type { DiscardRequest } from "./unsaved";

/** Says what would be lost, or is being sent; empty for nothing. */
export function useLossText(loss: Omit<DiscardRequest, "resolve"> | null, isSending: boolean): string {
  const { t } = useTranslation("console");
  const { screens = [], elsewhere = [], running = [], isLogout } = loss ?? {};
  return [
    screens.length > 0 && t(`leave.${isSending ? "sending" : "unsaved"}.content`, { screens: screenTitles(screens) }),
    isSending && !isLogout && t("leave.sending.notified"),
    elsewhere.length > 0 && t("leave.elsewhere", { count: elsewhere.length, screens: screenTitles(elsewhere.flat()) }),
    running.length > 0 && t("leave.running.content", { screens: screenTitles(running) }),
  ]
    .filter(Boolean)
    .join(" ");
}
