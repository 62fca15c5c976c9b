import type { Translations } from "./translations";

const screens = import.meta.glob<Translations["screens"]>("./*/screens.ts", { eager: true, import: "default" });
const palette = import.meta.glob<Translations["palette"]>("./*/palette.ts", { eager: true, import: "default" });

/** A screen's title in every language. For lazily loaded code, because importing this file loads all languages. */
export const titlesOf = (title: keyof Translations["screens"]): string[] =>
  Object.values(screens).map((titles) => titles[title]);

/** The search terms of an action of the command palette in every language. */
export const termsOf = (action: keyof Translations["palette"]["searchTerms"]): string[] =>
  Object.values(palette).flatMap(({ searchTerms }) => searchTerms[action].split(" "));
