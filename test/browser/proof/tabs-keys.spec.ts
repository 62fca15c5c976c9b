import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { heading } from "../support";
import { entry, expectTabs, openAll, tab, tabBar } from "../tabs-support";

const WORKPLACE = pathTo("Workplace");
const CARD = pathTo("Card");
const STEP = pathTo("Step");
const INFO = pathTo("Info");
const MESSAGE = pathTo("Message");
const GROUP = pathTo("Group");

test("the whole menu of a tab can be used by keyboard", async ({ page, open }) => {
  await open(WORKPLACE, { as: "admin" });
  await openAll(page, CARD, STEP, INFO, MESSAGE, pathTo("Setting"), GROUP);
  const all = ["工作台", "卡片列表", "分步表单", "用户信息", "消息中心", "用户设置", "分组表单"];
  await expectTabs(page, all, "分组表单");
  const { keyboard } = page;
  const chooseWith = async (key: string, name: string) => {
    await keyboard.press(key);
    await expect(entry(page, "重新加载")).toBeFocused();
    await expect(entry(page, name)).toBeEnabled();
    const isReached = () => entry(page, name).evaluate((node) => node === document.activeElement);
    while (!(await isReached())) await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect(page.getByRole("menu")).toHaveCount(0);
  };

  await tab(page, "分组表单").focus();
  await keyboard.press("ArrowRight");
  await expect(tab(page, "工作台")).toBeFocused();
  await keyboard.press("Shift+F10");
  for (const name of ["关闭当前标签页", "关闭左侧标签页"]) await expect(entry(page, name)).toBeDisabled();
  await keyboard.press("Escape");
  await expect(tab(page, "工作台")).toBeFocused();
  await keyboard.press("End");
  await expect(tab(page, "分组表单")).toBeFocused();
  await keyboard.press("Delete");
  await expectTabs(page, all.slice(0, 6), "用户设置");
  await expect(tab(page, "用户设置")).toBeFocused();
  await chooseWith("ContextMenu", "关闭当前标签页");
  await expectTabs(page, all.slice(0, 5), "消息中心");
  await expect(tab(page, "消息中心")).toBeFocused();
  await keyboard.press("ArrowLeft");
  await keyboard.press("ArrowLeft");
  await chooseWith("Shift+F10", "关闭左侧标签页");
  await expectTabs(page, ["工作台", "分步表单", "用户信息", "消息中心"], "消息中心");
  await keyboard.press("ArrowRight");
  await chooseWith("Shift+F10", "关闭右侧标签页");
  await expectTabs(page, ["工作台", "分步表单", "用户信息"], "用户信息");
  await keyboard.press("ArrowLeft");
  await chooseWith("Shift+F10", "关闭其它标签页");
  await expectTabs(page, ["工作台", "分步表单"], "分步表单");
  await chooseWith("Shift+F10", "重新加载");
  await expect(page).toHaveURL(STEP);
  await keyboard.press("Home");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(WORKPLACE);
  await keyboard.press("End");
  await chooseWith("Shift+F10", "关闭全部标签页");
  await expectTabs(page, ["工作台"], "工作台");
  await expect(tab(page, "工作台")).toBeFocused();
});

test("tabs closed faster than the page can follow stay closed", async ({ page, open }) => {
  await open(WORKPLACE, { as: "admin" });
  await openAll(page, CARD, STEP, INFO, MESSAGE, pathTo("Setting"), GROUP);
  await tab(page, "分组表单").focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press("Delete");
  await expect(heading(page, "分步表单")).toBeVisible();
  await expectTabs(page, ["工作台", "卡片列表", "分步表单"], "分步表单");
  await expect(tab(page, "分步表单")).toBeFocused();
  await expect(page).toHaveURL(STEP);
});

test("leaving the menu of a tab at once moves the focus nowhere", async ({ page, open }) => {
  await open(WORKPLACE, { as: "admin" });
  await openAll(page, CARD, STEP);
  await tab(page, "分步表单").focus();
  await page.evaluate(() => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    // As soon as the menu has the focus, before Mantine's other timers.
    const leave = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest("[role=menu]"))) return;
      removeEventListener("focusin", leave);
      press("Escape");
      setTimeout(() => press("Home"));
    };
    addEventListener("focusin", leave);
  });
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(tab(page, "工作台")).toBeFocused();
});

test.describe("on the narrowest page that has tabs", () => {
  test.use({ viewport: { width: 768, height: 700 } });

  test("tabs that do not fit can be scrolled to, or found in the list of all tabs", async ({ page, open }) => {
    await open(WORKPLACE, { as: "admin" });
    const toLeft = tabBar(page).getByRole("button", { name: "向左滚动标签页" });
    const toRight = tabBar(page).getByRole("button", { name: "向右滚动标签页" });
    await expect(toRight).toHaveCount(0);
    await openAll(page, CARD, STEP, GROUP, INFO, pathTo("Setting"), pathTo("SearchTable"), pathTo("Basic"), MESSAGE);
    await expect(tab(page, "消息中心")).toBeInViewport({ ratio: 1 });
    await expect(toRight).toBeDisabled();
    await expect(tab(page, "工作台")).not.toBeInViewport();
    await expect(async () => {
      if (await toLeft.isEnabled()) await toLeft.click({ timeout: 1000 });
      await expect(tab(page, "工作台")).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
    await tab(page, "工作台").hover();
    await page.mouse.wheel(0, 2000);
    await expect(tab(page, "消息中心")).toBeInViewport({ ratio: 1 });
    await tabBar(page).getByRole("button", { name: "所有标签页" }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "工作台",
      "卡片列表",
      "分步表单",
      "分组表单",
      "用户信息",
      "用户设置",
      "查询表格",
      "基础详情",
      "消息中心",
    ]);
    await entry(page, "卡片列表").click();
    await expect(page).toHaveURL(CARD);
    await expect(tab(page, "卡片列表")).toBeInViewport({ ratio: 1 });
  });
});
