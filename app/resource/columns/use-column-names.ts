import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useResourceTexts } from "~/resource/resource-texts";

/** The names of the columns: the fields', and those of the columns that every list has. */
export function useColumnNames() {
  const { t } = useTranslation("resource");
  const texts = useResourceTexts();
  return useCallback(
    (id: string): string =>
      id === "index" || id === "select" || id === "actions" ? t(`field.${id}`) : texts.context(id).label,
    [t, texts],
  );
}
