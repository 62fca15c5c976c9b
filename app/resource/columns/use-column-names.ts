import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useWords } from "~/resource/words";

/** The names of the columns: the fields', and those of the columns that every list has. */
export function useColumnNames() {
  const { t } = useTranslation("resource");
  const words = useWords();
  return useCallback(
    (id: string): string =>
      id === "index" || id === "select" || id === "actions" ? t(`field.${id}`) : words.context(id).label,
    [t, words],
  );
}
