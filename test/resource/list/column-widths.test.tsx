import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button } from "../../support/page-parts";
import { cell, renderBooks, setUpBooks } from "../../support/render-books";
import { books } from "../../support/shelf";

const { preferences } = books;

const FONT_PX = 16;
const GROWN_PX = 150;

setUpBooks();
beforeEach(() => {
  document.documentElement.style.fontSize = `${FONT_PX}px`;
  vi.spyOn(HTMLTableCellElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, GROWN_PX));
});
afterEach(() => act(() => preferences.set(preferences.defaultColumns)));

const handle = (column: string) => screen.getByRole("separator", { name: `${column}的列宽` });
test("keys change the width of a column within its limits, and a header is named without its edge", async () => {
  const { user } = await renderBooks();
  expect(screen.getByRole("columnheader", { name: "状态" })).toBeVisible();
  expect(handle("状态")).toHaveAttribute("aria-orientation", "vertical");
  act(() => handle("状态").focus());
  expect(handle("状态")).toHaveAttribute("aria-valuenow", "150");
  await user.keyboard("{ArrowRight}");
  expect(handle("状态")).toHaveAttribute("aria-valuenow", "160");
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}{ArrowLeft}");
  expect(handle("状态")).toHaveAttribute("aria-valuenow", "200");
  await user.keyboard("{Home}{ArrowLeft}");
  expect(handle("状态")).toHaveAttribute("aria-valuenow", "60");
  await user.keyboard("{Shift>}{ArrowRight>12/}{/Shift}");
  expect(handle("状态")).toHaveAttribute("aria-valuenow", "600");
  expect(handle("状态")).toHaveFocus();
});

test("a column that has grown beyond the limit gets no narrower when it is widened, also after another change", async () => {
  vi.spyOn(HTMLTableCellElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 700));
  const { user } = await renderBooks();
  act(() => handle("集合名称").focus());
  expect(handle("集合名称")).toHaveAttribute("aria-valuenow", "700");
  expect(handle("集合名称")).toHaveAttribute("aria-valuemax", "700");
  await user.keyboard("{ArrowRight}");
  act(() => preferences.set({ filtersOpen: true }));
  expect(handle("集合名称")).toHaveAttribute("aria-valuenow", "700");
  await user.keyboard("{ArrowLeft}");
  expect(handle("集合名称")).toHaveAttribute("aria-valuenow", "690");
  expect(handle("集合名称")).toHaveAttribute("aria-valuemax", "690");
});

test("a width fixes what is before the column, and leaves what is behind it", async () => {
  const { user } = await renderBooks();
  act(() => handle("集合名称").focus());
  await user.keyboard("{ArrowLeft}");
  expect(preferences.get().widths).toEqual({ index: 150, name: 140 });
  expect(screen.getByRole("grid").style.getPropertyValue("--columns").match(/fr\)/g)).toHaveLength(2);
});

test("what does not fit into a narrowed column ends with an ellipsis, and is whole in the tooltip", async () => {
  const { user } = await renderBooks();
  expect(cell(1, "序号")).not.toHaveAttribute("title");
  act(() => handle("序号").focus());
  await user.keyboard("{Home}");
  expect(cell(1, "序号")).not.toHaveAttribute("title");
  act(() => handle("状态").focus());
  await user.keyboard("{Home}");
  expect(cell(1, "状态")).toHaveAttribute("title", "已上线");
  expect(cell(1, "状态").className).toMatch(/truncated/);
});

test("the width that another browser tab has given to another column is kept, and all go with a reset", async () => {
  const { user } = await renderBooks();
  const own = localStorage.getItem(`list-preferences:${books.namespace}`);
  act(() => preferences.update(({ widths }) => ({ widths: { ...widths, name: 222 } })));
  const others = localStorage.getItem(`list-preferences:${books.namespace}`) ?? "";
  act(() => preferences.set(preferences.defaultColumns));
  expect(own).not.toBe(others);
  localStorage.setItem(`list-preferences:${books.namespace}`, others);
  act(() => handle("状态").focus());
  await user.keyboard("{Home}");
  expect(preferences.get().widths).toMatchObject({ name: 222, status: 60 });
  await user.click(button("列设置"));
  await user.click(await screen.findByRole("button", { name: "恢复默认" }));
  expect(preferences.get().widths).toEqual({});
});
