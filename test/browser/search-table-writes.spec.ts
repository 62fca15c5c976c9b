import { expect, test } from "./fixtures";
import { bulk, PATH, rows, table, total } from "./search-table";
import { FAILED_CALL, failureToast } from "./support";

test("a policy is created, changed and put on line; a refusal keeps what was filled in", async ({
  page,
  open,
  backend,
  allow,
}) => {
  allow(FAILED_CALL);
  await open(PATH, { as: "admin" });
  await page.getByRole("button", { name: "新建" }).click();
  const drawer = page.getByRole("dialog", { name: "新建集合" });
  await drawer.getByRole("button", { name: "保存" }).click();
  await expect(drawer.getByText("请填写集合名称")).toBeVisible();
  await expect(drawer.getByLabel("集合名称")).toBeFocused();
  await drawer.getByLabel("集合名称").fill("<b>新的集合</b>");
  await drawer.getByRole("textbox", { name: "内容体裁" }).click();
  await page.getByRole("option", { name: "图文" }).click();
  await drawer.getByRole("textbox", { name: "筛选方式" }).click();
  await page.getByRole("option", { name: "规则筛选" }).click();
  backend.faults.set("POST /api/list/policy", { kind: "code", code: 50000, message: "名额已满" });
  await drawer.getByRole("button", { name: "保存" }).click();
  await expect(drawer.getByRole("alert")).toContainText("名额已满");
  await expect(drawer.getByLabel("集合名称")).toHaveValue("<b>新的集合</b>");
  backend.faults.clear();
  await drawer.getByRole("button", { name: "保存" }).click();
  await expect(drawer).toBeHidden();
  await expect(rows(page).first()).toContainText("<b>新的集合</b>");
  await expect(total(page)).toHaveText("共 56 条");

  await page.getByRole("button", { name: "上线 <b>新的集合</b>" }).click();
  await expect(rows(page).first()).toContainText("已上线");
  await page.getByRole("button", { name: "编辑 <b>新的集合</b>" }).click();
  const edit = page.getByRole("dialog", { name: "编辑集合" });
  await edit.getByLabel("内容量").fill("123456789012");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "有未保存的内容" }).getByRole("button", { name: "继续填写" }).click();
  await expect(edit.getByLabel("内容量")).toHaveValue("123456789012");
  await edit.getByRole("button", { name: "保存" }).click();
  await expect(rows(page).first()).toContainText("123,456,789,012");
});

test("rows are chosen over pages and put off line in bulk", async ({ page, open, backend }) => {
  await open(PATH, { as: "admin" });
  await page.getByLabel("选择本页").check();
  await page.getByRole("button", { name: "第 2 页" }).click();
  await expect(page).toHaveURL(`${PATH}?current=2`);
  const choice = rows(page).first().getByRole("checkbox");
  // The address changes before the rows do.
  await expect(choice).not.toBeChecked();
  await choice.check();
  const bar = bulk(page);
  await expect(bar).toContainText("已选 11 项");
  await bar.getByRole("button", { name: "下线" }).click();
  await expect(page.getByText("已下线 11 个集合")).toBeVisible();
  const write = backend.requests.find(({ method }) => method === "PATCH");
  expect(JSON.parse(write?.body ?? "{}").ids).toHaveLength(11);
  await bar.getByRole("button", { name: "取消选择" }).click();
  await expect(bar).toBeHidden();
});

test("a deletion that is undone is never seen by the server; one that is not is, also from another screen", async ({
  page,
  open,
  backend,
}) => {
  await open(PATH, { as: "admin" });
  const deletions = () => backend.requests.filter(({ method }) => method === "DELETE");
  const first = rows(page)
    .first()
    .getByRole("button", { name: /^更多操作/ });
  await first.press("Enter");
  await page.getByRole("menuitem", { name: "删除" }).press("Enter");
  await expect(rows(page)).toHaveCount(9);
  const undo = page.getByRole("button", { name: "撤销" });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(rows(page)).toHaveCount(10);
  await expect(undo).toBeHidden();

  await rows(page).nth(0).getByRole("checkbox").check();
  await rows(page).nth(1).getByRole("checkbox").check();
  await bulk(page).getByRole("button", { name: "删除" }).click();
  await page.getByRole("dialog", { name: "删除集合" }).getByRole("button", { name: "删除" }).click();
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole("link", { name: "卡片列表" }).click();
  await expect.poll(() => deletions().length).toBe(1);
  expect(JSON.parse(deletions()[0]?.body ?? "{}").ids).toEqual([55, 54]);
  await page.goBack();
  await expect(total(page)).toHaveText("共 53 条");
});

test("a user has no ways to write; as a local admin the server's no brings the rows back", async ({
  page,
  open,
  allow,
}) => {
  allow(FAILED_CALL);
  await open(PATH, { as: "user" });
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole("button", { name: /^(新建|批量导入|编辑|上线|下线|更多操作)/ })).toHaveCount(0);
  await expect(table(page).getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: /^查看/ }).first().click();
  await expect(page.getByRole("dialog", { name: "集合详情" })).toContainText("城市夜色短视频精选");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^账户菜单/ }).click();
  await page.getByRole("menuitem", { name: "切换角色：管理员" }).click();
  await rows(page).nth(0).getByRole("button", { name: /^下线/ }).click();
  await expect(failureToast(page)).toContainText("没有权限");
  await expect(rows(page).first()).toContainText("已上线");
  await rows(page)
    .nth(0)
    .getByRole("button", { name: /^更多操作/ })
    .click();
  await page.getByRole("menuitem", { name: "删除" }).click();
  await expect(rows(page)).toHaveCount(9);
  await expect(rows(page)).toHaveCount(10);
  await expect(failureToast(page)).toContainText("没有权限");
});
