import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { fill } from "./page-parts";
import { row } from "./render-books";
import { renderScreen } from "./render-screen";
import { expectTotal } from "./search-table";

export async function renderList(as: "admin" | "user" = "admin") {
  const rendered = await renderScreen("SearchTable", { as });
  await expectTotal("共 55 条");
  return rendered;
}
const dialog = () => screen.findByRole("dialog");
export const inDialog = async () => within(await dialog());
export const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Opens the form that sets the amount of these rows. */
export async function openCount(user: UserEvent, positions: readonly number[]) {
  for (const position of positions) await user.click(within(row(position)).getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "修改字段" }));
  await user.click(await (await inDialog()).findByRole("combobox", { name: "字段" }));
  await user.click(await screen.findByRole("option", { name: "内容量" }));
}

/** Fills in the amount, and goes on to what will change. */
export async function setCount(user: UserEvent, count: string) {
  const form = await inDialog();
  await fill(user, form.getByRole("textbox", { name: "内容量" }), count);
  await user.click(form.getByRole("button", { name: "下一步" }));
  return form;
}
