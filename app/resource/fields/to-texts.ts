import { trimTyped } from "~/lib/text/typed-text";

/** Lines and cells of a spreadsheet, and the commas and semicolons of both languages. */
const SEPARATORS = /[\t\r\n,，、;；]+/;

/** The texts in what was typed or pasted, each once. */
export const toTexts = (typed: string): string[] => [
  ...new Set(
    typed
      .split(SEPARATORS)
      .map(trimTyped)
      .filter((text) => text !== ""),
  ),
];
