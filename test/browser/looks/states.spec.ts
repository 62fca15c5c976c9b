import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "../fixtures";
import { button, field } from "../forms";
import { emulatePrint } from "../print-sheet";
import { SCREEN_VIEWS } from "../proof/data-views";
import { screenStates } from "../proof/screen-states";
import { rows } from "../search-table";
import { FAILED_CALL, waitUntilLoaded } from "../support";
import { expectPicture, LOOKS, NOW, setUpPictures } from "./looks";

setUpPictures();

type Opened = {
  name: string;
  path: string;
  role?: "dialog" | "menu" | "listbox";
  open?: (page: Page) => Promise<void>;
};

const LIST = pathTo("SearchTable");
const click = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

/** What opens above a screen. */
const OPENED: Opened[] = [
  { name: "settings", path: pathTo("404"), open: click("应用配置") },
  { name: "record", path: `${LIST}?record=54` },
  { name: "form", path: `${LIST}?edit=54` },
  { name: "import", path: LIST, open: click("批量导入") },
  { name: "columns", path: LIST, open: click("列设置") },
  { name: "days", path: LIST, open: click("打开日历") },
  {
    name: "choices",
    path: LIST,
    role: "listbox",
    open: (page) => page.getByRole("combobox", { name: "内容体裁" }).click(),
  },
  { name: "question", path: pathTo("Group"), open: click("重置") },
  { name: "palette", path: pathTo("404"), open: (page) => page.keyboard.press("Control+k") },
  { name: "messages", path: pathTo("404"), open: click(/^消息中心/) },
  { name: "account", path: pathTo("404"), role: "menu", open: click(/^账号菜单/) },
];

for (const [look, { stored, width, height }] of Object.entries({ light: LOOKS.desktop, dark: LOOKS.night })) {
  for (const { name, path, role = "dialog", open: openPart } of OPENED) {
    test(`${name} looks like its picture in ${look}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await open(path, { as: "admin", stored });
      await waitUntilLoaded(page);
      await openPart?.(page);
      await expect(page.getByRole(role).last()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await page.mouse.move(0, 0);
      await expectPicture(page, `open-${name}-${look}`);
    });
  }
}

for (const [look, { stored, width, height }] of Object.entries({ light: LOOKS.desktop, dark: LOOKS.night })) {
  test(`toasts look like their picture in ${look}`, async ({ page, backend, allow, open }) => {
    allow(FAILED_CALL);
    await page.setViewportSize({ width, height });
    await open(LIST, { as: "admin", stored });
    await waitUntilLoaded(page);
    backend.faults.set("PATCH /api/list/policy", { kind: "status", status: 500 });
    const row = rows(page).first();
    await row.getByRole("button", { name: "下线" }).click();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await row.getByRole("button", { name: /^更多操作/ }).click();
    await page.getByRole("menuitem", { name: "删除" }).click();
    await expect(page.getByRole("alert")).toHaveCount(2);
    // They would go by themselves.
    await page.clock.pauseAt(NOW);
    await page.mouse.move(0, 0);
    await expectPicture(page, `toasts-${look}`);
  });
}

const { stored, width, height } = LOOKS.desktop;
const VIEWS = SCREEN_VIEWS.filter(({ path }) => [pathTo("Workplace"), LIST, pathTo("Card")].includes(path));
const nameOf = (path: string) => path.split("/").at(-1);

for (const { path, views } of VIEWS) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, allow }) => {
      allow(FAILED_CALL);
      await page.setViewportSize({ width, height });
    });

    test("looks like its picture while it loads", async ({ page, backend, open }) => {
      for (const { call } of views) backend.faults.set(call, { kind: "silent" });
      await open(path, { as: "admin", stored });
      await expect(page.locator("[data-skeleton]").first()).toBeVisible();
      await expectPicture(page, `loading-${nameOf(path)}`);
    });

    test("looks like its picture without data", async ({ page, backend, open }) => {
      for (const { call, emptyResponse } of views) if (emptyResponse) backend.faults.set(call, emptyResponse);
      await open(path, { as: "admin", stored });
      await waitUntilLoaded(page);
      await expectPicture(page, `empty-${nameOf(path)}`);
    });

    test("looks like its picture when every call fails", async ({ page, backend, open }) => {
      for (const { call } of views) backend.faults.set(call, { kind: "status", status: 500 });
      await open(path, { as: "admin", stored });
      await expect(button(page, "重试").first()).toBeVisible();
      await waitUntilLoaded(page);
      // The toast goes by itself, at a time of its own.
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expectPicture(page, `failed-${nameOf(path)}`);
    });
  });
}

for (const name of ["Workplace", "SearchTable", "Basic", "Success"] as const) {
  test(`${name} looks like its picture on paper, printed from dark`, async ({ page, open }) => {
    await page.setViewportSize({ width: 720, height: 1018 });
    await open(pathTo(name), { as: "admin", stored: LOOKS.night.stored });
    await waitUntilLoaded(page);
    // Lists are laid out for paper, which is wider than a phone, when the browser is about to print.
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await emulatePrint(page);
    await expectPicture(page, `print-${name}`);
  });
}

for (const [, states] of screenStates("admin")) {
  for (const { name, path, prepare } of states.filter((state) => state.prepare)) {
    test(`${name} looks like its picture`, async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await open(path, { as: "admin", stored });
      await waitUntilLoaded(page);
      await prepare?.(page);
      await waitUntilLoaded(page);
      await page.mouse.move(0, 0);
      await expectPicture(page, `state-${name.replace(/\W+/g, "-")}`);
    });
  }
}

test("a chosen row looks like its picture, and its bar", async ({ page, open }) => {
  await page.setViewportSize({ width, height });
  await open(LIST, { as: "admin", stored });
  await rows(page).first().getByRole("checkbox").check();
  await waitUntilLoaded(page);
  await expectPicture(page, "selected");
});

test("a submission that is refused, then done, looks like its pictures", async ({ page, allow, backend, open }) => {
  allow(FAILED_CALL);
  await page.setViewportSize({ width, height });
  await open(pathTo("Group"), { as: "admin", stored });
  await field(page, "编码码率默认值").fill("500");
  backend.faults.set("POST /api/group-form/submit", { kind: "code", code: 50000, message: "参数冲突" });
  await button(page, "提交").click();
  await page.getByRole("link", { name: "查看详情" }).click();
  await expect(page.getByRole("heading", { name: "提交失败" })).toBeVisible();
  // The toast goes by itself, at a time of its own.
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectPicture(page, "submission-refused");
  await page.getByRole("main").getByRole("link", { name: "返回修改" }).click();
  backend.faults.clear();
  await button(page, "提交").click();
  await expect(page.getByRole("heading", { name: "提交成功" })).toBeVisible();
  await expectPicture(page, "submission-done");
});
