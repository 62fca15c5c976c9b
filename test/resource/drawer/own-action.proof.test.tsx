import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { policies } from "~/lists/policies";
import { refreshList } from "~/resource/data/mutations";
import { deferred } from "../../support/deferred";
import { button, field, fill } from "../../support/page-parts";
import { cell, focusCell } from "../../support/render-books";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow } from "../../support/search-table";
import { expectToast } from "../../support/toasts";

setUpScreens();

async function renderSearchTable(at = "") {
  const { user } = await renderScreen("SearchTable", { as: "admin", at });
  await expectTotal("共 55 条");
  return user;
}

/** Lets actions wait; the returned function ends that. */
function holdActions(): () => void {
  const held = deferred<void>();
  server.use(http.patch("*/api/list/policy", () => held.promise.then(() => undefined)));
  return held.resolve;
}

const takeOffline = (user: UserEvent) => user.click(within(firstRow()).getByRole("button", { name: /^下线/ }));

async function openForm(user: UserEvent): Promise<void> {
  focusCell(1, "内容量");
  await user.keyboard("e");
  await screen.findByRole("dialog", { name: "编辑集合" });
  await screen.findByRole("textbox", { name: /^内容量/ });
}

/** The form has the state, and shows no conflict. */
async function expectTaken(state: string): Promise<void> {
  const form = within(screen.getByRole("dialog", { name: "编辑集合" }));
  await waitFor(() => expect(form.getByRole("combobox", { name: /^状态/ })).toHaveValue(state));
  expect(screen.queryByText(/已被修改/)).toBeNull();
}

test("a form that is opened before an action on its record is done takes the new state silently", async () => {
  const release = holdActions();
  const user = await renderSearchTable();
  await takeOffline(user);
  await openForm(user);
  await expectTaken("已上线");
  release();
  await expectTaken("已下线");
});

test("an action on a record in sight is no change of somebody else, in the record or in its form", async () => {
  const user = await renderSearchTable("?record=55");
  const record = within(await screen.findByRole("dialog", { name: "集合详情" }));
  await user.click(record.getByRole("button", { name: "下线" }));
  await user.click(await record.findByRole("button", { name: "上线" }));
  await record.findByRole("button", { name: "下线" });
  expect(record.queryByText(/已被修改/)).toBeNull();
  const release = holdActions();
  await user.click(record.getByRole("button", { name: "下线" }));
  await user.click(record.getByRole("button", { name: "编辑" }));
  await screen.findByRole("textbox", { name: /^内容量/ });
  release();
  await expectTaken("已下线");
});

test("the key of the undo works in an open record", async () => {
  const user = await renderSearchTable("?record=55");
  const record = within(await screen.findByRole("dialog", { name: "集合详情" }));
  await user.click(record.getByRole("button", { name: "下线" }));
  await record.findByRole("button", { name: "上线" });
  await screen.findByText("撤销");
  await user.keyboard("{Control>}z{/Control}");
  expect(await record.findByRole("button", { name: "下线" })).toBeVisible();
});

test("what somebody else has changed stays in sight after one's own action", async () => {
  const user = await renderSearchTable("?record=55");
  const record = within(await screen.findByRole("dialog", { name: "集合详情" }));
  await policies.calls.change?.({ params: { id: 55 }, body: { count: 88 } });
  await act(() => refreshList(policies));
  expect(await record.findByText(/已被修改/)).toBeVisible();
  const changes = () => record.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(changes()).toEqual(["内容量：613 → 88"]);
  await user.click(record.getByRole("button", { name: "下线" }));
  await record.findByRole("button", { name: "上线" });
  expect(changes()).toEqual(["内容量：613 → 88"]);
});

test("the undo of an action is taken over silently by an open form", async () => {
  const user = await renderSearchTable();
  await takeOffline(user);
  await expectToast("已下线 1 个集合");
  await openForm(user);
  await user.click(button("撤销"));
  await expectTaken("已上线");
});

test("the undo of a saved change becomes a conflict with what was typed in", async () => {
  const user = await renderSearchTable();
  focusCell(1, "内容量");
  await user.keyboard("{Enter}");
  const form = within(await waitFor(() => within(cell(1, "内容量")).getByRole("form", { name: /^编辑/ })));
  const before = form.getByRole<HTMLInputElement>("textbox").value;
  await fill(user, form.getByRole("textbox"), "77{Enter}");
  await expectToast("已保存“城市夜色短视频精选”");
  await openForm(user);
  await fill(user, field("内容量"), "88");
  await user.click(button("撤销"));
  expect(await screen.findByRole("radio", { name: "保留我的：88" })).toBeChecked();
  expect(screen.getByRole("radio", { name: `采用对方的：${before}` })).not.toBeChecked();
  expect(field("内容量")).toHaveValue("88");
});
