import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { refreshList } from "~/resource/data/mutations";
import { exhibits, resetExhibits, written } from "../../support/exhibits";
import { button, fill } from "../../support/page-parts";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

setUpExhibitLists(resetExhibits);

const CHANGED = "打开之后，这条展品已被修改";
const alert = async () => within(await screen.findByRole("alert"));
const input = (name: RegExp) => within(screen.getByRole("dialog")).getByRole("textbox", { name });

async function changeMeanwhile(body: object): Promise<void> {
  await exhibits.calls.change?.({ params: { id: 1 }, body });
  written.length = 0;
  await act(() => refreshList(exhibits));
}

test("a record that is changed while it is open says what was changed, and shows it", async () => {
  renderResource(exhibits, { as: "admin", at: "?record=1" });
  const record = within(await screen.findByRole("dialog", { name: "展品详情" }));
  expect(record.queryByRole("alert")).toBeNull();
  await changeMeanwhile({ name: "错金铜瓶", visitors: 20 });
  expect((await alert()).getByText(CHANGED)).toBeVisible();
  expect(record.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "名称：鎏金铜瓶 → 错金铜瓶",
    "参观量：12,345\u00a0人次 → 20\u00a0人次",
  ]);
  expect(record.getByText("错金铜瓶")).toBeVisible();
});

test("a form keeps what was typed, takes what was changed elsewhere, and sends what is chosen", async () => {
  const { user } = renderResource(exhibits, { as: "admin", at: "?edit=1" });
  await screen.findByRole("dialog", { name: "编辑展品" });
  await fill(user, input(/^名称/), "我的");
  await changeMeanwhile({ name: "别人的", visitors: 20 });
  const panel = await alert();
  expect(panel.getByText(CHANGED)).toBeVisible();
  const name = panel.getByRole("radiogroup", { name: "名称" });
  expect(name).toHaveAccessibleDescription("原来：鎏金铜瓶");
  expect(within(name).getByRole("radio", { name: "保留我的：我的" })).toBeChecked();
  expect(input(/^名称/)).toHaveValue("我的");
  await waitFor(() => expect(input(/^参观量/)).toHaveValue("20"));
  // A further change adds to the first one.
  await changeMeanwhile({ note: "新的说明" });
  await waitFor(() => expect(screen.getByRole("radiogroup", { name: "说明" })).toBeVisible());
  await user.click(
    within(screen.getByRole("radiogroup", { name: "参观量" })).getByRole("radio", { name: /^保留我的/ }),
  );
  await user.click(button("保存"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(written).toEqual([{ name: "我的", visitors: 12_345 }]);
});

test("a form that is opened again shows what was changed since its draft was typed", async () => {
  const { user } = renderResource(exhibits, { as: "admin", at: "?edit=1" });
  await screen.findByRole("dialog", { name: "编辑展品" });
  await fill(user, input(/^名称/), "我的");
  cleanup();
  await changeMeanwhile({ name: "别人的", visitors: 20 });
  queryClient.clear();

  renderResource(exhibits, { as: "admin", at: "?edit=1" });
  const panel = await alert();
  expect(panel.getByText(CHANGED)).toBeVisible();
  // Only what was typed is in question.
  expect(panel.getAllByRole("radiogroup")).toHaveLength(1);
  expect(panel.getByRole("radiogroup", { name: "名称" })).toHaveAccessibleDescription("原来：鎏金铜瓶");
  expect(input(/^名称/)).toHaveValue("我的");
  expect(input(/^参观量/)).toHaveValue("20");

  // It is still undecided after something else was typed, and changed again.
  await fill(user, input(/^参观量/), "30");
  await changeMeanwhile({ note: "新的说明" });
  await waitFor(() => expect(input(/^说明/)).toHaveValue("新的说明"));
  cleanup();
  renderResource(exhibits, { as: "admin", at: "?edit=1" });
  expect(await screen.findByRole("radiogroup", { name: "名称" })).toHaveAccessibleDescription("原来：鎏金铜瓶");
  expect(screen.getAllByRole("radiogroup")).toHaveLength(1);
});

test("a conflict goes with the draft that is dropped, and comes back with it", async () => {
  const first = renderResource(exhibits, { as: "admin", at: "?edit=1" });
  await screen.findByRole("dialog", { name: "编辑展品" });
  await fill(first.user, input(/^名称/), "我的");
  cleanup();
  await changeMeanwhile({ name: "别人的" });
  queryClient.clear();

  const { user } = renderResource(exhibits, { as: "admin", at: "?edit=1" });
  expect(await screen.findByRole("radiogroup", { name: "名称" })).toBeVisible();
  await user.click(button("放弃内容"));
  expect(input(/^名称/)).toHaveValue("别人的");
  expect(screen.queryByRole("radiogroup")).toBeNull();
  await user.click(button("撤销"));
  expect(input(/^名称/)).toHaveValue("我的");
  expect(screen.getByRole("radio", { name: "保留我的：我的" })).toBeChecked();
});

test("a record that is gone while it is open says so, and what was typed stays", async () => {
  const { user, query } = renderResource(exhibits, { as: "admin", at: "?edit=1" });
  await screen.findByRole("dialog", { name: "编辑展品" });
  await fill(user, input(/^名称/), "我的");
  const spy = vi.spyOn(exhibits.calls, "list").mockResolvedValue({ list: [], total: 0 });
  onTestFinished(() => spy.mockRestore());
  await act(() => refreshList(exhibits));
  expect((await alert()).getByText("这条展品已不在列表的这一页，可能被别人删除了")).toBeVisible();
  expect(input(/^名称/)).toHaveValue("我的");
  expect(query()).toBe("?edit=1");
});
