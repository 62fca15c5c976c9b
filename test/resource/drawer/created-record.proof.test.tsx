import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { unsavedScreens } from "~/features/drafts/drafts";
import { discardRequest } from "~/features/drafts/unsaved";
import { deferred } from "../../support/deferred";
import { button, fill } from "../../support/page-parts";
import { inRow, renderBooks, rows, setUpBooks } from "../../support/render-books";
import { books } from "../../support/shelf";

setUpBooks();

async function createBook(user: UserEvent): Promise<void> {
  await user.click(button("新建"));
  const form = within(await screen.findByRole("dialog"));
  await fill(user, form.getByRole("textbox", { name: /^集合名称/ }), "画册");
  await user.click(form.getByRole("button", { name: "保存" }));
}

test("a new record that is not on the page in sight is opened from its toast", async () => {
  const { user, query } = await renderBooks("?name=%E4%B9%A61");
  await createBook(user);
  await screen.findByText("已新建“画册”");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(
    rows()
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toContain("画册");
  await user.click(button("查看"));
  const record = within(await screen.findByRole("dialog", { name: "集合详情" }));
  expect(record.getByText("画册")).toBeVisible();
  expect(query()).toBe("?name=%E4%B9%A61&record=99");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(query()).toBe("?name=%E4%B9%A61"));
});

test("a record that is opened from its toast over another closes to the list", async () => {
  const { user, query } = await renderBooks();
  await createBook(user);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const toast = within(await screen.findByRole("alert"));
  await user.click(inRow(1, /^查看/));
  await waitFor(() => expect(query()).toBe("?record=1"));
  await user.click(toast.getByText("查看"));
  await waitFor(() => expect(query()).toBe("?record=99"));
  const record = within(await screen.findByRole("dialog", { name: "集合详情" }));
  await record.findByText("画册");
  await user.click(record.getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(query()).toBe("");
});

/** Creates a book, leaves the form before the server responds, and opens it again. */
async function reopenWhileCreating() {
  const { user } = await renderBooks();
  const held = deferred<void>();
  const { create } = books.calls;
  const creations = vi.spyOn(books.calls, "create").mockImplementation(async (...args) => {
    await held.promise;
    return create?.(...args) ?? Promise.reject(new Error("no create"));
  });
  await createBook(user);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "取消" }));
  act(() => discardRequest.get().current?.resolve(true));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(button("新建"));
  const form = within(await screen.findByRole("dialog"));
  const name = form.getByRole("textbox", { name: /^集合名称/ });
  expect(name).toHaveValue("画册");
  return { user, form, name, respond: held.resolve, creations };
}

test("a form that is opened again while its record is created sends it no second time, and closes with it", async () => {
  const { user, form, respond, creations } = await reopenWhileCreating();
  await user.type(form.getByRole("textbox", { name: /^集合名称/ }), "{Enter}");
  act(() => respond());
  await screen.findByText("已新建“画册”");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(creations).toHaveBeenCalledTimes(1);
  expect(unsavedScreens({})).toEqual([]);
});

test("what is typed in a form that is opened again while its record is created is another record", async () => {
  const { user, form, name, respond, creations } = await reopenWhileCreating();
  await fill(user, name, "地图集");
  act(() => respond());
  await screen.findByText("已新建“画册”");
  expect(name).toHaveValue("地图集");
  expect(unsavedScreens({})).not.toEqual([]);
  await waitFor(() => expect(form.getByRole("button", { name: "保存" })).not.toHaveAttribute("data-loading"));
  await user.click(form.getByRole("button", { name: "保存" }));
  await screen.findByText("已新建“地图集”");
  expect(creations).toHaveBeenCalledTimes(2);
});
