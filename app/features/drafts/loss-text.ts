import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { findScreen } from "~/navigation/paths";
import type { DiscardRequest } from "./unsaved";

/** The titles of screens, each once, as a list in the current language. */
export function screenTitles(names: readonly string[]): string {
  const titles = names.map((name) => i18next.t(`screens:${findScreen(name)?.title ?? "notFound"}`));
  return new Intl.ListFormat(i18next.language).format(new Set(titles));
}

/** Says what would be lost, or is being sent; empty for nothing. */
export function useLossText(loss: Pick<DiscardRequest, "screens" | "elsewhere"> | null, isSending: boolean): string {
  const { t } = useTranslation("console");
  const { screens = [], elsewhere = [] } = loss ?? {};
  return [
    screens.length > 0 && t(`leave.${isSending ? "sending" : "unsaved"}.content`, { screens: screenTitles(screens) }),
    elsewhere.length > 0 && t("leave.elsewhere", { count: elsewhere.length, screens: screenTitles(elsewhere.flat()) }),
  ]
    .filter(Boolean)
    .join(" ");
}
