import type { Locator, Page } from "@playwright/test";

type Step = (page: Page) => Promise<unknown>;

/** `prepare` and `restore` are not measured. Both are left out where the action ends as it began. */
export type Interaction = { name: string; prepare?: Step; run: Step; restore?: Step };

const press =
  (key: string): Step =>
  (page) =>
    page.keyboard.press(key);
/** By the mouse alone: the check of `locator.click` that nothing covers the target runs in the page's own events. */
async function clickAt(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown.`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
const click =
  (role: "button" | "checkbox" | "link", name: string | RegExp): Step =>
  (page) =>
    clickAt(page.getByRole(role, { name, exact: true }).first());
/** Focus set by a script is no interaction. */
const focus =
  (name: string): Step =>
  (page) =>
    page.getByRole("textbox", { name, exact: true }).focus();
const clear =
  (name: string): Step =>
  (page) =>
    page.getByRole("textbox", { name, exact: true }).fill("");
const cell = (page: Page, at: number) => page.locator("tbody tr").nth(1).getByRole("gridcell").nth(at);
const closeDialog: Step = async (page) => {
  await page.keyboard.press("Escape");
  await page.locator("[role=dialog]").waitFor({ state: "detached" });
};
const followTab = (path: string): Step => {
  const link = `nav[aria-label="标签页"] a[href^="${path}"]`;
  return (page) => clickAt(page.locator(link));
};
const openRecord = click("button", /^查看 /);
const typeText = (page: Page) => page.keyboard.type("a1");

const LIST: readonly Interaction[] = [
  { name: "list: type in a filter", prepare: focus("集合名称"), run: typeText, restore: clear("集合名称") },
  { name: "list: apply the filters", run: click("button", "查询") },
  { name: "list: sort", run: click("button", "内容量") },
  { name: "list: turn the page", run: click("button", "第 2 页"), restore: click("button", "第 1 页") },
  { name: "list: choose a row", run: (page) => clickAt(cell(page, 0).getByRole("checkbox")), restore: press("Space") },
  { name: "list: choose the page", run: click("checkbox", "选择本页"), restore: press("Space") },
  { name: "list: open a record", run: openRecord, restore: closeDialog },
  { name: "list: next record", prepare: openRecord, run: click("button", "下一条"), restore: closeDialog },
  { name: "list: next cell by key", prepare: (page) => cell(page, 3).click(), run: press("ArrowRight") },
  { name: "list: edit a cell", run: (page) => cell(page, 6).dblclick(), restore: press("Escape") },
];

const FRAME: readonly Interaction[] = [
  {
    name: "frame: open a screen from the menu",
    run: click("link", "查询表格"),
    restore: followTab("/workplace"),
  },
  { name: "frame: change the tab", run: followTab("/list/search-table"), restore: followTab("/workplace") },
  { name: "frame: fold the menu", run: click("button", "收起菜单"), restore: click("button", "展开菜单") },
  { name: "frame: open a group of the menu", run: click("button", "表单页"), restore: click("button", "表单页") },
  { name: "frame: open the palette", run: press("Control+k"), restore: closeDialog },
  { name: "frame: search in the palette", prepare: press("Control+k"), run: typeText, restore: closeDialog },
  { name: "frame: open the messages", run: click("button", /^消息中心/), restore: press("Escape") },
  { name: "frame: open the settings", run: click("button", "应用配置"), restore: closeDialog },
];

const FORM: readonly Interaction[] = [
  { name: "form: type in a field", prepare: focus("活动名称"), run: typeText, restore: clear("活动名称") },
  { name: "form: a step that is refused", run: click("button", "下一步") },
];

/** By the screen where they are made. */
export const INTERACTIONS = { SearchTable: LIST, Workplace: FRAME, Step: FORM } as const;
