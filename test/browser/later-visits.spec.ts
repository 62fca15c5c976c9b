import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { menuPaths } from "./menu-paths";
import { waitUntilLoaded } from "./support";
import { openFromMenu, switchTo } from "./tabs-support";

/** Records each visible skeleton. */
const recordSkeletons = (page: Page) =>
  page.evaluate(() => {
    window.seenSkeletons = [];
    const recordVisible = () => {
      for (const skeleton of document.querySelectorAll("main [data-skeleton]")) {
        if (skeleton.getBoundingClientRect().top < innerHeight) window.seenSkeletons.push(location.pathname);
      }
    };
    new MutationObserver(recordVisible).observe(document.body, { childList: true, subtree: true });
  });

declare global {
  interface Window {
    seenSkeletons: string[];
  }
}

/** A list with an address of its own, one in a panel, and cards. */
const LISTS = [pathTo("SearchTable"), pathTo("Basic"), pathTo("Card")];

for (const { screens, paths, tag } of [
  { screens: "list", paths: LISTS, tag: [] },
  { screens: "screen", paths: menuPaths, tag: "@proof" },
]) {
  test(`a visited ${screens} shows its data in its first frame when the response comes at once`, { tag }, async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await open(pathTo("Message"), { as: "admin" });
    for (const path of paths) {
      await openFromMenu(page, path);
      await waitUntilLoaded(page);
    }
    // Keeps the response faster than the delay before a skeleton, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 2000);
    await recordSkeletons(page);
    for (const path of paths) await switchTo(page, path);
    expect(await page.evaluate(() => window.seenSkeletons)).toEqual([]);
  });
}

// Chromium would restyle the whole page with each further stylesheet.
test("no stylesheet is in the page twice", { tag: "@proof" }, async ({ page, open }) => {
  await open(pathTo("Message"), { as: "admin" });
  for (const path of LISTS) {
    await openFromMenu(page, path);
    await waitUntilLoaded(page);
  }
  const sheets = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets).toEqual([...new Set(sheets)]);
});
