import { useTranslation } from "react-i18next";
import { findScreen } from "~/navigation/paths";
import type { DiscardRequest } from "./unsaved";

/** Says what would be lost, or is being sent; empty for nothing. */
export function useLossText(loss: Pick<DiscardRequest, "screens" | "elsewhere"> | null, isSending: boolean): string {
  const { t, i18n } = useTranslation(["console", "screens"]);
  const namesOf = (screens: readonly string[]) => {
    const titles = screens.map((name) => t(`screens:${findScreen(name)?.title ?? "notFound"}`));
    return new Intl.ListFormat(i18n.language).format(new Set(titles));
  };
  const { screens = [], elsewhere = [] } = loss ?? {};
  return [
    screens.length > 0 && t(`leave.${isSending ? "sending" : "unsaved"}.content`, { screens: namesOf(screens) }),
    elsewhere.length > 0 && t("leave.elsewhere", { count: elsewhere.length, screens: namesOf(elsewhere.flat()) }),
  ]
    .filter(Boolean)
    .join(" ");
}
