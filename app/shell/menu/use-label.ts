import { useTranslation } from "react-i18next";
import type { Label } from "~/navigation/menu";

/** The label of a menu entry in the page's language. */
export function useLabel() {
  const { t } = useTranslation("screens");
  return (label: Label): string => ("title" in label ? t(label.title) : label.text);
}
