import type { Page } from "@playwright/test";
import { LOCALES } from "~/config/locales";
import { pathTo } from "~/navigation/paths";
import { successWith } from "../../support/success-with";
import { expect, test } from "../fixtures";
import { overflowingTexts } from "../support";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCREENS = [pathTo("Card"), pathTo("Basic"), pathTo("Success"), pathTo("Error"), pathTo("500")];

/** Waits until every call has been answered and its data is shown. */
async function settled(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const WIDTHS = [320, 390, 768, 1024, 1440, 2560];
const LONG_WORD = "W".repeat(60);
const MARKUP = "<img src=x onerror=\"document.title='taken'\">";
const BIG = 999_999_999_999;

const overflowOf = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body, document.querySelector("main")].map((node) =>
      node ? node.scrollWidth - node.clientWidth : 0,
    ),
  );

for (const locale of LOCALES) {
  test(`hostile text stays in its place at every width, ${locale}`, async ({ page, open, backend }) => {
    const [title, description] = [LONG_WORD, MARKUP.repeat(3)];
    const data = [BIG, BIG, LONG_WORD].map((value, at) => ({ label: `${LONG_WORD}${at}`, value }));
    const rate = { min: BIG, max: BIG, default: 1 };
    backend.faults.set("GET /api/list/quality-inspection", successWith([{ id: 1, title, description, data }]));
    backend.faults.set("GET /api/list/the-service", successWith([{ id: 1, title, description, expires: true }]));
    backend.faults.set(
      "GET /api/list/rules-preset",
      successWith([{ id: 1, title: MARKUP, description, enable: true }]),
    );
    backend.faults.set(
      "GET /api/profile/basic",
      successWith({
        status: 9,
        video: {
          mode: LONG_WORD,
          acquisition: { resolution: MARKUP, frameRate: BIG },
          encoding: { resolution: LONG_WORD, rate, frameRate: BIG, profile: LONG_WORD },
        },
        audio: {
          mode: "mode1",
          acquisition: { channels: BIG },
          encoding: { channels: BIG, rate: BIG, profile: MARKUP },
        },
      }),
    );
    backend.faults.set(
      "GET /api/operation/log",
      successWith([{ key: 1, contentNumber: LONG_WORD, updateContent: description, status: 0, updateTime: LONG_WORD }]),
    );
    await open(pathTo("404"), { as: "admin", stored: { "arco-locale": locale } });
    for (const path of SCREENS) {
      await settled(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(async () => ({ wider: await overflowOf(page), outside: await overflowingTexts(page) }), {
            message: `${path} at ${width} px`,
          })
          .toEqual({ wider: [0, 0, 0], outside: [] });
      }
    }
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  });
}
