import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { inDialog, isClosed, openCount, renderList, setCount } from "../../support/bulk-edit";
import { button } from "../../support/page-parts";
import { cell, row } from "../../support/render-books";
import { setUpScreens } from "../../support/render-screen";
import { expectToast } from "../../support/toasts";

setUpScreens();

test("after an undo the same change is offered again for the selected records on another page", async () => {
  const { user } = await renderList();
  const count = cell(1, "内容量").textContent;
  const name = cell(1, "集合名称").textContent;
  await openCount(user, [1]);
  await setCount(user, "7770");
  await user.click((await inDialog()).getByRole("button", { name: /^修改 1 / }));
  await isClosed();
  await expectToast("已修改 1 个集合");
  await user.click(button("第 2 页"));
  await waitFor(() => expect(row(1)).not.toHaveTextContent(name ?? ""));
  await user.click(await screen.findByRole("button", { name: "撤销" }));
  await expectToast("已撤销，1 个集合恢复了原来的状态");
  await openCount(user, []);
  await setCount(user, "7770");
  const changes = await (await inDialog()).findByRole("table", { name: "将要保存的变化" });
  const cells = within(changes).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual([name, "内容量", count, "7,770"]);
});
