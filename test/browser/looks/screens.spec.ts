import { screens } from "~/navigation/screens";
import { type Page, test } from "../fixtures";
import { waitUntilLoaded } from "../support";
import { expectPicture, LOOKS, setUpPictures } from "./looks";

/** Every screen except those that only redirect. */
const pictured = screens.filter(({ requiresAuth, bare }) => !requiresAuth || !bare);
/** An example path for each pattern. */
const EXAMPLES: Record<string, string> = { "/*": "/no/such/screen" };
/** The screens whose layout depends on the width of a desktop. */
const LAID_OUT: readonly string[] = ["Login", "Workplace", "SearchTable", "Card", "Group", "Basic", "Info", "Message"];

setUpPictures();

/** How much taller the window must be to show the whole screen, since the main area scrolls and not the page. */
const hiddenHeight = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, document.querySelector("main")].map((node) =>
        node ? node.scrollHeight - node.clientHeight : 0,
      ),
    ),
  );

for (const { name, path, requiresAuth } of pictured) {
  const visit = { path: EXAMPLES[path] ?? path, as: requiresAuth ? "admin" : undefined } as const;

  for (const { stored, width, height, hasTouch } of [LOOKS.desktop, LOOKS.phone]) {
    test.describe(`${width} px`, () => {
      test.use({ hasTouch });

      test(`${name} looks like its picture, ${Object.values(stored).join(", ")}`, async ({ page, open }) => {
        await page.setViewportSize({ width, height });
        await open(visit.path, { as: visit.as, stored });
        await waitUntilLoaded(page);
        await page.setViewportSize({ width, height: height + (await hiddenHeight(page)) });
        await waitUntilLoaded(page);
        await expectPicture(page, `${name}-${width}`);
      });
    });
  }

  for (const { stored, width, height } of LAID_OUT.includes(name) ? [LOOKS.narrow, LOOKS.wide] : []) {
    test(`the first page of ${name} looks like its picture at ${width} px`, async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await open(visit.path, { as: visit.as, stored });
      await waitUntilLoaded(page);
      await expectPicture(page, `${name}-${width}`);
    });
  }
}
