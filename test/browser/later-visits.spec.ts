import { expect, type Page, test } from "./fixtures";
import { menuPaths } from "./menu-paths";
import { openAll, tabBar } from "./tabs-support";

/** Waits until the page asks for nothing more and draws nothing more. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect(page.locator("main [data-skeleton]")).toHaveCount(0);
}

/** Notes each skeleton that is drawn where it can be seen. */
const watchSkeletons = (page: Page) =>
  page.evaluate(() => {
    window.seenSkeletons = [];
    const look = () => {
      for (const skeleton of document.querySelectorAll("main [data-skeleton]")) {
        if (skeleton.getBoundingClientRect().top < innerHeight) window.seenSkeletons.push(location.pathname);
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });

declare global {
  interface Window {
    seenSkeletons: string[];
  }
}

test("a screen visited before comes with its data in its first frame where that is answered at once", async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open("/message", { as: "admin" });
  await openAll(page, ...menuPaths);
  const link = (path: string) => tabBar(page).locator(`a[href^="${path}"]`);
  const visit = async (path: string) => {
    await link(path).click();
    await expect(link(path)).toHaveAttribute("aria-current", "page");
  };
  for (const path of menuPaths) {
    await visit(path);
    await atRest(page);
  }
  // However slow the machine is, an answer comes before the time that it is waited for is over.
  await page.clock.pauseAt(Date.now() + 2000);
  await watchSkeletons(page);
  for (const path of menuPaths) await visit(path);
  expect(await page.evaluate(() => window.seenSkeletons)).toEqual([]);
});
