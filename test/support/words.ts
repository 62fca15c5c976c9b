import { beforeAll } from "vitest";
import { startWords } from "~/i18n/words";

/** For files whose code speaks: the words of every page, in the default language. */
export function withWords(): void {
  beforeAll(async () => {
    // Remix writes the modules of the page's routes here; in a test there are none.
    window.__remixRouteModules = {};
    await startWords();
  });
}
