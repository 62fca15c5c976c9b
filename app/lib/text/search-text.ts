import { FILTER_TEXT_LIMIT } from "~/config/limits";

/** The text of a search from an address; one that is too long is truncated. */
export const searchText = (text: string | null): string =>
  [...(text ?? "").trim()].slice(0, FILTER_TEXT_LIMIT).join("").trim();
