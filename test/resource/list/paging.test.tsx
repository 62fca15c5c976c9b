import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fill } from "../../support/page-parts";
import { setPageWidth } from "../../support/page-width";
import { renderBooks, setUpBooks } from "../../support/render-books";
import { renderResource } from "../../support/render-resource";
import { books, shelf } from "../../support/shelf";
import { expectToast, recordToasts } from "../../support/toasts";

setUpBooks();
recordToasts();

const paging = async () => within(await screen.findByRole("navigation", { name: "分页" }));

/** Presses a button several times before the first page that it asks for is shown. */
async function pressAtOnce(name: string, times: number): Promise<void> {
  const control = (await paging()).getByRole("button", { name });
  await act(async () => {
    for (let press = 0; press < times; press += 1) fireEvent.click(control);
  });
}

function fillShelf(): void {
  shelf.books = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, name: `书${index + 1}`, status: "online" }));
}

test("each press of the next page counts, also before the first one is shown, and none leads past the last page", async () => {
  fillShelf();
  const { query } = await renderBooks();
  await pressAtOnce("下一页", 2);
  await waitFor(() => expect(query()).toBe("?current=3"));
  await waitFor(() => expect(screen.getByRole("button", { name: "第 3 页" })).toHaveAttribute("aria-current", "page"));
  await pressAtOnce("下一页", 9);
  await waitFor(() => expect(query()).toBe("?current=5"));
  await waitFor(() => expect(screen.getByRole("button", { name: "下一页" })).toBeDisabled());
  await pressAtOnce("上一页", 3);
  await waitFor(() => expect(query()).toBe("?current=2"));
});

test("the same on a phone", async () => {
  fillShelf();
  setPageWidth(390);
  const { query } = renderResource(books, { as: "admin", at: "" });
  await pressAtOnce("下一页", 2);
  await waitFor(() => expect(query()).toBe("?current=3"));
});

test("offers no larger pages than the list's call gives, nor does an address", async () => {
  fillShelf();
  const { user, query } = renderResource({ ...books, maxPageSize: 20 }, { as: "admin", at: "?pageSize=50" });
  await user.click((await paging()).getByLabelText("每页条数"));
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["10 条/页", "20 条/页"]);
  expect(await screen.findAllByRole("row", { name: /书/ })).toHaveLength(10);
  expect(query()).toBe("");
});

test("a page number is read as it was typed, and what is none is refused instead of changed into one", async () => {
  fillShelf();
  const { user, query } = await renderBooks();
  const jump = (await paging()).getByRole("textbox", { name: "跳至页码" });
  for (const wrong of ["1.5", "-3", "第2页"]) {
    await fill(user, jump, wrong);
    await user.keyboard("{Enter}");
    await expectToast("跳至页码应为整数");
    expect(jump).toHaveValue(wrong);
    expect(jump).toBeInvalid();
    expect(jump).toHaveAccessibleDescription("跳至页码应为整数");
    expect(jump).toHaveAttribute("title", "跳至页码应为整数");
    expect(query()).toBe("");
  }
  await fill(user, jump, " １0 ");
  expect(jump).toBeValid();
  expect(jump).not.toHaveAttribute("title");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(query()).toBe("?current=5"));
  expect(jump).toHaveValue("");
});

test("a list of one page has no field to jump to another", async () => {
  shelf.books = [{ id: 1, name: "书1", status: "online" }];
  await renderBooks();
  expect((await paging()).getByLabelText("每页条数")).toBeVisible();
  expect((await paging()).queryByRole("textbox", { name: "跳至页码" })).toBeNull();
});
