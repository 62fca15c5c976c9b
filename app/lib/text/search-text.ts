import { FILTER_TEXT_LIMIT } from "~/config/limits";

/** The text of a search from an address; one that is too long is truncated. */
export const searchText = (text: string | null): string =>
  [...(text ?? "").trim()].slice(0, FILTER_TEXT_LIMIT).join("").trim();

/** A text by which two are compared, whatever their case and character width. */
export const comparable = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Whether a text contains what is searched for, without the blanks around it, in any case and character width. */
export const containsText = (text: string, searched: string): boolean =>
  comparable(text).includes(comparable(searched.trim()));
