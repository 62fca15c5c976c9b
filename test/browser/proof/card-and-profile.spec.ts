import type { Page } from "@playwright/test";
import type { Fault } from "#mocks/backend/faults";
import { expect, test } from "../fixtures";
import { expectNoFindings } from "../no-findings";
import { answering, FAILED_CALL, stickingOut } from "../support";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCREENS = ["/list/card", "/profile/basic", "/result/success", "/result/error", "/exception/500"];
const LOCALES = ["zh-CN", "en-US"] as const;
const THEMES = ["light", "dark"] as const;
const CREATE = { "zh-CN": /^新建质检队列/, "en-US": /^New inspection queue/ };
const DELETE = { "zh-CN": "删除", "en-US": "Delete" };
const VIEW = { "zh-CN": "查看", "en-US": "View" };

/** Every call of the page has been answered and drawn. */
async function settled(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const theme of THEMES) {
  for (const locale of LOCALES) {
    test(`axe finds nothing, ${theme}, ${locale}`, async ({ page, open }) => {
      test.slow();
      await open("/exception/404", { as: "admin", stored: { "arco-theme": theme, "arco-locale": locale } });
      for (const path of SCREENS) {
        await settled(page, path);
        await expectNoFindings(page, path);
      }
      await settled(page, "/list/card?tab=quality");
      await page.getByRole("button", { name: CREATE[locale] }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.getByRole("dialog").getByRole("textbox").press("Enter");
      await expectNoFindings(page, "a new queue, with its rule");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.getByRole("button", { name: DELETE[locale], exact: true }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoFindings(page, "the question before a deletion");
      await settled(page, "/list/card?search=zzz");
      await expectNoFindings(page, "nothing found");
      await settled(page, "/profile/basic");
      await page.getByRole("button", { name: VIEW[locale], exact: true }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoFindings(page, "a row of the log");
    });
  }
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
  test(`hostile words stay in their place at every width, ${locale}`, async ({ page, open, backend }) => {
    const [title, description] = [LONG_WORD, MARKUP.repeat(3)];
    const data = [BIG, BIG, LONG_WORD].map((value, at) => ({ label: `${LONG_WORD}${at}`, value }));
    const rate = { min: BIG, max: BIG, default: 1 };
    backend.faults.set("GET /api/list/quality-inspection", answering([{ id: 1, title, description, data }]));
    backend.faults.set("GET /api/list/the-service", answering([{ id: 1, title, description, expires: true }]));
    backend.faults.set("GET /api/list/rules-preset", answering([{ id: 1, title: MARKUP, description, enable: true }]));
    backend.faults.set(
      "GET /api/profile/basic",
      answering({
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
      answering([{ key: 1, contentNumber: LONG_WORD, updateContent: description, status: 0, updateTime: LONG_WORD }]),
    );
    await open("/exception/404", { as: "admin", stored: { "arco-locale": locale } });
    for (const path of SCREENS) {
      await settled(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(async () => ({ wider: await overflowOf(page), outside: await stickingOut(page) }), {
            message: `${path} at ${width} px`,
          })
          .toEqual({ wider: [0, 0, 0], outside: [] });
      }
    }
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  });
}

const UNREADABLE = "服务器的回答无法识别，请稍后重试";
const FAULTS: [name: string, fault: Fault, words: string][] = [
  ["500", { kind: "status", status: 500, body: { status: "error", code: 50000, message: "数据库忙" } }, "数据库忙"],
  ["a page", { kind: "html" }, UNREADABLE],
  ["an empty body", { kind: "empty" }, UNREADABLE],
  ["null", answering(null), UNREADABLE],
  ["wrong rows", answering([{}, 1]), UNREADABLE],
  ["a dropped connection", { kind: "drop" }, "网络错误，请稍后重试"],
];
const VIEWS = [
  ["GET /api/list/quality-inspection", "/list/card", "内容质检"],
  ["GET /api/list/the-service", "/list/card", "开通服务"],
  ["GET /api/list/rules-preset", "/list/card", "规则预置"],
  ["GET /api/profile/basic", "/profile/basic", "当前进度"],
  ["GET /api/operation/log", "/profile/basic", "操作日志"],
] as const;

for (const [call, path, name] of VIEWS) {
  test(`${call} fails alone in every way`, async ({ page, open, backend, allow }) => {
    allow(FAILED_CALL);
    await open("/exception/404", { as: "admin" });
    for (const [fault, answer, words] of FAULTS) {
      await test.step(fault, async () => {
        backend.faults.set(call, answer);
        await page.goto(path);
        const view = page.getByRole("region", { name, exact: true });
        await expect(view).toContainText(words);
        await expect(page.getByRole("button", { name: "重试" })).toHaveCount(1);
        backend.faults.clear();
        await view.getByRole("button", { name: "重试" }).click();
        await expect(page.getByRole("button", { name: "重试" })).toHaveCount(0);
        await expect(view).not.toContainText(words);
      });
    }
  });
}
