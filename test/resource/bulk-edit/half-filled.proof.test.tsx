import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { inDialog, isClosed, openCount, renderList } from "../../support/bulk-edit";
import { fill } from "../../support/page-parts";
import { cell, focusCell } from "../../support/render-books";
import { setUpScreens } from "../../support/render-screen";

setUpScreens();

/** Presses Escape, and answers the question that opens. */
async function leave(user: UserEvent, answer: "继续填写" | "放弃内容") {
  await user.keyboard("{Escape}");
  const question = within(await screen.findByRole("dialog", { name: "有未保存的内容" }));
  await user.click(question.getByRole("button", { name: answer }));
}

test("a new value for several records is not thrown away without a question, nor is the preview of it", async () => {
  const { user } = await renderList();
  await openCount(user, [1, 2]);
  await user.keyboard("{Escape}");
  await isClosed();
  await user.click(screen.getByRole("button", { name: "修改字段" }));
  const form = await inDialog();
  await user.click(await form.findByRole("combobox", { name: "字段" }));
  await user.click(await screen.findByRole("option", { name: "内容量" }));
  await fill(user, form.getByRole("textbox", { name: "内容量" }), "5");
  await leave(user, "继续填写");
  await user.click(form.getByRole("button", { name: "下一步" }));
  await form.findByRole("button", { name: /^修改 2 / });
  await leave(user, "继续填写");
  await user.click(form.getByRole("button", { name: "上一步" }));
  expect(form.getByRole("textbox", { name: "内容量" })).toHaveValue("5");
  await leave(user, "放弃内容");
  await isClosed();
});

test("the preview of a pasted block is not thrown away without a question", async () => {
  const { user } = await renderList();
  focusCell(1, "内容量");
  fireEvent.paste(cell(1, "内容量"), { clipboardData: { getData: () => "11\n12\n" } });
  await (await inDialog()).findByRole("button", { name: /^修改 2 / });
  await leave(user, "继续填写");
  await leave(user, "放弃内容");
  await isClosed();
});
