import { type Screen, screens } from "~/navigation/screens";
import { expect, type Page, test } from "../fixtures";
import { waitUntilLoaded } from "../support";

/** The fixed time of every picture, for page and backend, in the local time zone. */
const NOW = new Date(2026, 2, 16, 10, 30);

const VARIANTS = [
  { look: "light, Chinese", stored: { "arco-theme": "light", "arco-locale": "zh-CN" }, width: 1440, height: 900 },
  { look: "dark, English", stored: { "arco-theme": "dark", "arco-locale": "en-US" }, width: 390, height: 844 },
];

const all: readonly Screen[] = screens;
/** Every screen except those that only redirect. */
const pictured = all.filter(({ requiresAuth, bare }) => !requiresAuth || !bare);
/** An example path for each pattern. */
const EXAMPLES: Record<string, string> = { "/*": "/no/such/screen" };

test.use({ now: NOW, contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 0.5 });

/** How much taller the window must be to show the whole screen, since the main area scrolls and not the page. */
const hiddenHeight = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, document.querySelector("main")].map((node) =>
        node ? node.scrollHeight - node.clientHeight : 0,
      ),
    ),
  );

for (const { look, stored, width, height } of VARIANTS) {
  for (const { name, path, requiresAuth } of pictured) {
    test(`${name} looks like its picture, ${look}, ${width} px`, async ({ page, open }) => {
      await page.clock.setFixedTime(NOW);
      await page.setViewportSize({ width, height });
      await open(EXAMPLES[path] ?? path, { as: requiresAuth ? "admin" : undefined, stored });
      await waitUntilLoaded(page);
      await page.setViewportSize({ width, height: height + (await hiddenHeight(page)) });
      await waitUntilLoaded(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.webp`);
    });
  }
}
