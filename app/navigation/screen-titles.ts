import i18next from "i18next";
import { findScreen } from "./paths";

/** The title of a screen in the current language; of an unknown one, that of the page that is not found. */
export const screenTitle = (name: string): string => i18next.t(`screens:${findScreen(name)?.title ?? "notFound"}`);

/** The titles of screens, each once, as a list in the current language. */
export const screenTitles = (names: readonly string[]): string =>
  new Intl.ListFormat(i18next.language).format(new Set(names.map(screenTitle)));
