import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { setTestClock } from "../../support/clock";
import { button, fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow } from "../../support/search-table";
import { expectToast } from "../../support/toasts";

setUpScreens();

const PATH = pathTo("SearchTable");
const count = async () =>
  within(await screen.findByRole("dialog", { name: "编辑集合" })).findByRole("textbox", { name: /^内容量/ });

test("what was typed into a record is there again when its deletion is undone, although its form was asked for meanwhile", async () => {
  setTestClock();
  const typed = await renderScreen("SearchTable", { as: "admin", at: "?edit=55" });
  await fill(typed.user, await count(), "4711");
  cleanup();

  // Its form does not open by itself beside another record.
  const { user, address, go } = await renderScreen("SearchTable", { as: "admin", at: "?record=54" });
  await screen.findByRole("dialog", { name: "集合详情" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(within(firstRow()).getByRole("button", { name: /^更多操作/ }));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await expectTotal("共 54 条");
  await go(`${PATH}?edit=55`);
  await expectToast("要打开的集合已不在列表的这一页");
  await waitFor(() => expect(address()).toBe(PATH));

  await user.click(button("撤销"));
  await expectTotal("共 55 条");
  await go(`${PATH}?edit=55`);
  expect(await count()).toHaveValue("4711");
});
