import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { button, fill } from "../../support/page-parts";
import { inRow, renderBooks, rows, setUpBooks } from "../../support/render-books";

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
