import i18next from "i18next";

/** Texts behind one another, as the page's language joins reasons or whole sentences; what is no text is left out. */
export const joined = (
  key: "forms:joined.reasons" | "console:leave.joined",
  texts: readonly (string | false | undefined)[],
): string =>
  texts.reduce<string>(
    (first, second) => (first && second ? i18next.t(key, { first, second }) : first || second || ""),
    "",
  );

/** What is said of a field, behind its name; from the namespace `forms`. */
export const ofField = (field: string, message: string): string => i18next.t("forms:joined.field", { field, message });
