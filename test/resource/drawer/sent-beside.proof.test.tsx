import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { unsavedForms } from "~/features/drafts/drafts";
import { pathTo } from "~/navigation/paths";
import { deferred } from "../../support/deferred";
import { button, fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, rows } from "../../support/search-table";

setUpScreens();

const drawer = () => screen.queryByRole("dialog", { name: "编辑集合" });
const question = (name: string) => screen.findByRole("dialog", { name });
const expectClosed = () => waitFor(() => expect(screen.queryAllByRole("dialog")).toEqual([]));

async function type(user: UserEvent, index: number, count: string) {
  const row = rows()[index];
  if (!row) throw new Error(`There is no row ${index}`);
  await user.click(within(row).getByRole("button", { name: /^编辑/ }));
  const form = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  await fill(user, await form.findByRole("textbox", { name: /^内容量/ }), count);
  return form;
}

/** Types in the form of the second record while the first one is being saved. */
async function typeBesideSaving() {
  const rendered = await renderScreen("SearchTable", { as: "admin" });
  const { user } = rendered;
  await expectTotal("共 55 条");
  const held = deferred<undefined>();
  server.use(http.patch("*/api/list/policy/:id", () => held.promise));
  const sent = await type(user, 0, "11");
  await user.click(sent.getByRole("button", { name: "保存" }));
  await user.click(sent.getByRole("button", { name: "取消" }));
  await user.click(within(await question("正在提交")).getByRole("button", { name: "离开，继续提交" }));
  await expectClosed();
  const [sending] = unsavedForms("SearchTable");
  const form = await type(user, 1, "22");
  /** The first record has been saved, and has no draft any more. */
  async function expectSaved() {
    held.resolve(undefined);
    await waitFor(() => expect(unsavedForms("SearchTable")).not.toContain(sending));
  }
  return { ...rendered, form, sending, expectSaved };
}

async function discard(user: UserEvent) {
  await user.click(within(await question("有未保存的内容")).getByRole("button", { name: "放弃内容" }));
  await expectClosed();
}

test("closing a form asks whether to discard it, although another record is being saved, and does not open it again", async () => {
  const { user, form, sending, expectSaved } = await typeBesideSaving();
  await user.click(form.getByRole("button", { name: "取消" }));
  await discard(user);
  expect(unsavedForms("SearchTable")).toEqual([sending]);
  await expectSaved();
  await user.click(button("下一页"));
  await waitFor(() => expect(button("第 2 页")).toHaveAttribute("aria-current", "page"));
  expect(drawer()).toBeNull();
});

test("going back from a form asks whether to discard it, although another record is being saved", async () => {
  const { user, go, sending, expectSaved } = await typeBesideSaving();
  await go(-1);
  await discard(user);
  await waitFor(() => expect(unsavedForms("SearchTable")).toEqual([sending]));
  await expectSaved();
});

test("leaving the screen asks whether to discard a form, and keeps what is being saved", async () => {
  const { user, go, sending, expectSaved } = await typeBesideSaving();
  await go(pathTo("404"));
  await discard(user);
  await waitFor(() => expect(unsavedForms("SearchTable")).toEqual([sending]));
  await expectSaved();
});

test("the screen opens a form that a switch of tabs has left, although another record is being saved", async () => {
  const { user, go, address, expectSaved } = await typeBesideSaving();
  const edited = address();
  const tabs = within(screen.getByRole("navigation", { name: "标签页", hidden: true }));
  await user.click(tabs.getByRole("link", { name: "工作台", hidden: true }));
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
  await go(pathTo("SearchTable"));
  expect(address()).toBe(edited);
  await expectSaved();
});
