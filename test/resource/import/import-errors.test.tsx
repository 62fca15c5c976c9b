import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { faults, server } from "#mocks/node";
import { HEAD, openImport, upload } from "../../support/import-drawer";
import { setUpScreens } from "../../support/render-screen";

setUpScreens();

test("says of a word which ones may stand in its place, and of an empty cell that it is", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\r\n夜色,视频,规则筛选,12,已上线\r\n,图文,规则筛选,3,`);
  const errors = within(await within(drawer).findByRole("table", { name: "错误" })).getAllByRole("row");
  expect(errors.map(({ textContent }) => textContent)).toEqual([
    "行列单元格内容问题",
    "2内容体裁视频没有“视频”这一项，可填：图文、横版短视频、竖版小视频",
    "3集合名称（空）请填写集合名称",
    "3状态（空）请选择状态",
  ]);
});

test("lists the missing columns as the page's language does", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD.split(",").slice(2)}\r\n规则筛选,12,已上线`);
  expect(await within(drawer).findByText(/缺少这些列：集合名称、内容体裁。/)).toBeVisible();
});

test("says of a row with an open quote what is wrong, and not that it is empty", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\r\n,"x`);
  const errors = within(await within(drawer).findByRole("table", { name: "错误" })).getAllByRole("row");
  expect(errors.map(({ textContent }) => textContent)).toEqual(["行列单元格内容问题", "2整行引号没有成对"]);
});

test.each([
  ["a zero-width space", "夜\u200B色"],
  ["an order of letters that is turned", "abc\u202Edef"],
  ["a bell", "夜\u0007色"],
])("refuses a name with %s", async (_, name) => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\r\n${name},图文,规则筛选,12,已上线`);
  const errors = await within(drawer).findByRole("table", { name: "错误" });
  expect(errors).toHaveTextContent("集合名称里有看不见的字符，请删除后重新输入");
});

test("says of which rows and fields the server has refused an import, and why", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\r\n,图文,规则筛选,3,已上线\r\n夜色,图文,规则筛选,12,已上线`);
  const fields = { "rows.0.name": "名字重复", "rows.0.owner": "没有负责人", "rows.7.name": "太长", count: "已满" };
  const body = { status: "error", message: "参数错误", code: 42200, data: { fields } };
  faults.set("POST /api/list/policy/import", { kind: "status", status: 422, body });
  await user.click(await within(drawer).findByRole("button", { name: "导入 1 行" }));
  const failed = await screen.findByRole("alert", { name: "导入失败" });
  for (const reason of [
    "第 3 行，集合名称：名字重复",
    "第 3 行，owner：没有负责人",
    "rows.7.name：太长",
    "内容量：已满",
  ])
    expect(within(failed).getByText(reason)).toBeVisible();
});

test("says of an import without an answer that it may have been done, before it is sent again", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\r\n夜色,图文,规则筛选,12,已上线`);
  server.use(http.post("*/api/list/policy/import", () => Response.error()));
  await user.click(await within(drawer).findByRole("button", { name: "导入 1 行" }));
  expect(await screen.findByRole("alert", { name: "结果未知" })).toHaveTextContent("可能已经保存");
  expect(within(drawer).getByRole("button", { name: "导入 1 行" })).toBeEnabled();
  expect(screen.queryByText("导入失败")).toBeNull();
});
