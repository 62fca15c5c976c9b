import { normalizedAddress } from "~/lib/page/normalized-address";
import { FORM, readForm } from "./result-address";

/** The address of a result page without an unknown form; undefined if it has none. */
export const normalizedResultAddress = (url: URL): string | undefined =>
  normalizedAddress(url, (query) => {
    const form = readForm(query);
    return new URLSearchParams(form && { [FORM]: form });
  });
