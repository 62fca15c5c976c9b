import type { Words } from "./words";

const screens = import.meta.glob<Words["screens"]>("./*/screens.ts", { eager: true, import: "default" });
const palette = import.meta.glob<Words["palette"]>("./*/palette.ts", { eager: true, import: "default" });

/**
 * A screen's title in every language. For code that is loaded lazily: whoever imports this file loads those words of
 * all languages.
 */
export const titlesOf = (title: keyof Words["screens"]): string[] =>
  Object.values(screens).map((words) => words[title]);

/** The search terms of an action of the command palette in every language. */
export const termsOf = (action: keyof Words["palette"]["words"]): string[] =>
  Object.values(palette).flatMap(({ words }) => words[action].split(" "));
