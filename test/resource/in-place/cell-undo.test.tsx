import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { recordBodies } from "../../support/client";
import { fill } from "../../support/page-parts";
import { cell, focusCell, row } from "../../support/render-books";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";
import { expectNoToast, expectToast } from "../../support/toasts";

setUpScreens();

async function renderSearchTable() {
  const rendered = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  return rendered;
}

/** Edits the count of the first record in its cell. */
async function saveCount(user: UserEvent, count: string): Promise<void> {
  focusCell(1, "内容量");
  await user.keyboard("{Enter}");
  const form = within(await waitFor(() => within(cell(1, "内容量")).getByRole("form", { name: /^编辑/ })));
  await fill(user, form.getByRole("textbox"), `${count}{Enter}`);
  await waitFor(() => expect(within(cell(1, "内容量")).queryByRole("form")).toBeNull());
}

test("a saved cell is undone by the key, and what was done before only by its own button", async () => {
  const { user } = await renderSearchTable();
  const bodies = recordBodies("PATCH /api/list/policy");
  const cells = recordBodies("PATCH /api/list/policy/55");
  await user.click(within(row(2)).getByRole("button", { name: /^上线/ }));
  await expectToast("已上线 1 个集合");
  for (const count of ["77", "78"]) await saveCount(user, count);
  await expectToast("已保存“城市夜色短视频精选”");
  expect(screen.getAllByRole("button", { name: "撤销" })).toHaveLength(2);
  await user.keyboard("{Control>}z{/Control}");
  await expectToast("已撤销，1 个集合恢复了原来的状态");
  await waitFor(() => expect(cell(1, "内容量")).toHaveTextContent("77"));
  expect(cell(1, "内容量")).toHaveFocus();
  await user.keyboard("{Control>}z{/Control}");
  expect(bodies).toEqual([{ ids: [54], status: "online" }]);
  expect(cells.map((body) => Object(body).count)).toEqual([77, 78, 77]);
  await user.click(screen.getByRole("button", { name: "撤销" }));
  await waitFor(() => expect(bodies).toHaveLength(2));
});

test("the undo of a cell does not overwrite what somebody else has changed since, and says why", async () => {
  const { user } = await renderSearchTable();
  await saveCount(user, "77");
  const body = { status: "error", message: "别人刚刚修改过", code: 40900, data: null };
  faults.set("PATCH /api/list/policy/:id", { kind: "status", status: 409, body });
  await user.click(await screen.findByRole("button", { name: "撤销" }));
  await expectToast("撤销失败，1 个集合没有恢复原来的状态别人刚刚修改过");
  expect(cell(1, "内容量")).toHaveTextContent("77");
});

test("the undo of a cell without an answer says that it may have been done", async () => {
  const { user } = await renderSearchTable();
  await saveCount(user, "77");
  faults.set("PATCH /api/list/policy/:id", { kind: "drop" });
  await user.click(await screen.findByRole("button", { name: "撤销" }));
  await expectToast("1 个集合可能已经恢复原来的状态没有收到服务器的响应");
  expectNoToast("撤销失败");
});

test("after a record was saved in its drawer, the key to undo does not take back what was done before", async () => {
  const { user } = await renderSearchTable();
  const bodies = recordBodies("PATCH /api/list/policy");
  await user.click(within(row(2)).getByRole("button", { name: /^上线/ }));
  await expectToast("已上线 1 个集合");
  focusCell(1, "内容量");
  await user.keyboard("e");
  const drawer = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  await fill(user, await drawer.findByRole("textbox", { name: /^内容量/ }), "77");
  await user.click(drawer.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("{Control>}z{/Control}");
  expect(bodies).toEqual([{ ids: [54], status: "online" }]);
  expect(screen.getAllByRole("button", { name: "撤销" })).toHaveLength(1);
});
