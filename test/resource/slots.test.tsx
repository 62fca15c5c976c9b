import "@testing-library/jest-dom/vitest";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { gallery, state } from "../support/gallery";
import { setUpExhibitLists } from "../support/render-exhibits";
import { renderResource } from "../support/render-resource";

const [piece] = state.pieces;
setUpExhibitLists(() => {
  state.pieces = piece ? [piece] : [];
});

const texts = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);
const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("a list has columns in an order of its own, a kind of its own, values of its own and looks of its own", async () => {
  renderResource(gallery, { as: "admin" });
  const table = within(await screen.findByRole("grid", { name: "展品列表" }));
  const [head, row] = table.getAllByRole("row");
  expect(texts(head)).toEqual(["", "序号", "估价", "名称", "评级", "参观量", "每人次估价", "操作"]);
  expect(texts(row).slice(1, -1)).toEqual(["1", "¥1,200.00", "鎏金铜瓶", "★★★★☆", "400", "¥3.00"]);
  expect(table.getByText("鎏金铜瓶").tagName).toBe("STRONG");
  expect(screen.getByRole("textbox", { name: "名称…" })).toBeVisible();
});

test("a list has parts of its own in its toolbar, its rows and its drawers", async () => {
  const { user } = renderResource(gallery, { as: "admin", at: "?record=1" });
  const record = await drawer("展品详情");
  expect(record.getByText("编号 1")).toBeVisible();
  expect(record.getByText("人均 3")).toBeVisible();
  expect(record.getByText("鎏金铜瓶").tagName).toBe("EM");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("link", { name: "报告" })).toHaveAttribute("href", "/report?page=1");
  expect(screen.getByRole("link", { name: "鎏金铜瓶的位置" })).toHaveAttribute("href", "/map/1");
  await user.click(screen.getByRole("button", { name: "新建" }));
  const created = await drawer("新建展品");
  expect(created.getByText("新展品")).toBeVisible();
  expect(created.getByRole("textbox", { name: "名称" }).tagName).toBe("TEXTAREA");
  expect(created.getByRole("radio", { name: "5" })).toBeInTheDocument();
});

test("a record that is created has the list's own values, too", async () => {
  expect(await gallery.calls.create?.({ body: { visitors: 100 } })).toMatchObject({ perVisitor: 12 });
});

test("a list without records says so in its own words", async () => {
  state.pieces = [];
  renderResource(gallery, { as: "admin" });
  expect(await screen.findByText("展厅空着")).toBeVisible();
});
