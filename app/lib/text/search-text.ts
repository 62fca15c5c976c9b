import { SEARCH_MAX } from "~/config/limits";

/** The text of a search from an address; one that is too long is truncated. */
export const searchText = (text: string | null): string =>
  [...(text ?? "").trim()].slice(0, SEARCH_MAX).join("").trim();
