import i18next from "i18next";
import { afterEach } from "vitest";
import { setUpExhibitWords } from "./exhibit-words";
import { setUpLists } from "./set-up-lists";

/** For files that render lists about the invented entity; `reset` restores its records before each test. */
export function setUpExhibitLists(reset: () => void): void {
  afterEach(async () => void (await i18next.changeLanguage("zh-CN")));
  setUpLists({ namespaces: ["policies"], reset, runs: true });
  setUpExhibitWords();
}
