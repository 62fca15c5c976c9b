import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { policies } from "~/lists/policies";
import { setUpBooks } from "../../support/render-books";
import { renderResource } from "../../support/render-resource";

setUpBooks();

/** Lays the rows of the panel one below the other, which jsdom does not. */
function layOutRows(): void {
  const rects = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const row = this.closest("li");
    const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, index * 40, 200, 40);
  });
  onTestFinished(() => rects.mockRestore());
}

test("a moved column is announced at the position that it takes among those with the same pin", async () => {
  const { user } = renderResource(policies, { as: "user" });
  await user.click(await screen.findByRole("button", { name: "列设置" }));
  const list = within(await screen.findByRole("list", { name: "列的显示、顺序与固定" }));
  expect(list.getByRole("button", { name: "状态固定在右侧", pressed: true })).toBeVisible();
  layOutRows();
  const announced = (text: RegExp) => screen.findByText(text);
  list.getByRole("button", { name: "移动内容量" }).focus();
  await user.keyboard(" ");
  await announced(/内容量.*第 6 列/);
  await user.keyboard("{ArrowDown}");
  await announced(/内容量移到第 7 列/);
  await user.keyboard("{ArrowDown} ");
  expect(await announced(/内容量放在/)).toHaveTextContent("内容量放在第 7 列。");
  expect(list.getAllByRole("checkbox")[6]).toHaveAccessibleName("显示内容量");
});

test("Escape closes the columns that were closed by their button while one of them was lifted", async () => {
  const { user } = renderResource(policies, { as: "user" });
  const button = await screen.findByRole("button", { name: "列设置" });
  const panel = () => screen.queryByRole("list", { name: "列的显示、顺序与固定" });
  await user.click(button);
  await screen.findByRole("list", { name: "列的显示、顺序与固定" });
  layOutRows();
  screen.getByRole("button", { name: "移动内容量" }).focus();
  await user.keyboard(" ");
  await screen.findByText(/内容量.*第 \d 列/);
  await user.click(button);
  await waitFor(() => expect(panel()).toBeNull());
  await user.click(button);
  await waitFor(() => expect(panel()).toBeVisible());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(panel()).toBeNull());
});
