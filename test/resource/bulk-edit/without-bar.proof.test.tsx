import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { deletePolicies } from "~/api/policy";
import { inDialog, isClosed, openCount, renderList, setCount } from "../../support/bulk-edit";
import { setPageWidth } from "../../support/page-width";
import { row } from "../../support/render-books";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";
import { expectToast } from "../../support/toasts";

setUpScreens();

const bar = () => screen.queryByRole("group", { name: "批量操作" });

test("the preview of a change stays when the page becomes a phone's, and the list has the focus after it", async () => {
  const setWidth = setPageWidth(1440);
  const { user } = await renderList();
  await openCount(user, [1, 2]);
  await setCount(user, "5");
  await act(async () => setWidth(390));
  const list = await screen.findByRole("list", { name: "集合列表", hidden: true });
  expect((await inDialog()).getByRole("button", { name: /^修改 2 / })).toHaveFocus();
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "放弃内容" }));
  await isClosed();
  await waitFor(() => expect(list).toContainElement(document.querySelector(":focus")));
});

test("what was refused stays in sight when none of the records is selected any longer", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin", at: "?status=online" });
  await expectTotal("共 32 条");
  for (const position of [1, 2]) await user.click(within(row(position)).getByRole("checkbox"));
  const gone = row(1).dataset.record ?? "";
  await user.click(screen.getByRole("button", { name: "修改字段" }));
  const form = await inDialog();
  await user.click(await form.findByRole("combobox", { name: "字段" }));
  await user.click(await screen.findByRole("option", { name: "状态" }));
  await user.click(form.getByRole("combobox", { name: "状态" }));
  await user.click(await screen.findByRole("option", { name: "已下线" }));
  await user.click(form.getByRole("button", { name: "下一步" }));
  await deletePolicies({ body: { ids: [Number(gone)] } });
  await user.click(await form.findByRole("button", { name: /^修改 2 / }));
  await expectToast("已修改 1 个集合");
  await waitFor(() => expect(bar()).toBeNull());
  expect((await inDialog()).getByRole("table", { name: "没有确认保存的记录" })).toBeVisible();
});
