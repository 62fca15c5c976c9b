import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { expect, test } from "vitest";
import { failure } from "#mocks/backend/envelope";
import { server } from "#mocks/node";
import { unsavedScreens } from "~/features/drafts/drafts";
import { deferred } from "../../support/deferred";
import { fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow } from "../../support/search-table";

setUpScreens();

function toastOf(text: HTMLElement): HTMLElement {
  const toast = text.closest<HTMLElement>("[role=alert]");
  if (!toast) throw new Error("It is in no toast");
  return toast;
}

async function editFirst(user: UserEvent) {
  await user.click(within(firstRow()).getByRole("button", { name: /^编辑/ }));
  const drawer = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  return { drawer, count: await drawer.findByRole("textbox", { name: /^内容量/ }) };
}

/** Saves a changed record and closes its drawer before the server responds, which the returned function does. */
async function leaveWhileSaving(response?: Response) {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  const held = deferred<void>();
  server.use(http.patch("*/api/list/policy/:id", () => held.promise.then(() => response)));
  const { drawer, count } = await editFirst(user);
  await fill(user, count, "11");
  await user.click(drawer.getByRole("button", { name: "保存" }));
  await user.click(drawer.getByRole("button", { name: "取消" }));
  await user.click(await screen.findByRole("button", { name: "离开，继续提交" }));
  await waitFor(() => expect(screen.queryAllByRole("dialog")).toEqual([]));
  return { user, respond: held.resolve };
}

test("a form that is left while it is saved is saved, and has no draft any more", async () => {
  const { respond } = await leaveWhileSaving();
  respond();
  await waitFor(() => expect(firstRow()).toHaveTextContent("11"));
  await waitFor(() => expect(unsavedScreens({})).toEqual([]));
});

test("a form that is left while it is saved is not opened again by a search", async () => {
  const { user, respond } = await leaveWhileSaving();
  await user.click(screen.getByRole("button", { name: "下一页" }));
  await waitFor(() => expect(within(firstRow()).getByText("11")).toBeVisible());
  expect(screen.queryByRole("dialog")).toBeNull();
  respond();
  await waitFor(() => expect(unsavedScreens({})).toEqual([]));
});

test("a form that is left while it is saved keeps its values if it is refused", async () => {
  const { user, respond } = await leaveWhileSaving(failure("集合已锁定", 50000));
  respond();
  const toast = await screen.findByText("“城市夜色短视频精选”的修改没有保存：集合已锁定");
  await user.click(within(toastOf(toast)).getByRole("link", { name: "查看" }));
  const drawer = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  const count = await drawer.findByRole("textbox", { name: /^内容量/ });
  expect(count).toHaveValue("11");
  expect(drawer.getByText("已恢复上次未保存的内容")).toBeVisible();
});

test("a refusal that comes after its form was left and opened again stands at its field", async () => {
  const { user, respond } = await leaveWhileSaving(failure("", 42200, 422, { fields: { count: "超过上限" } }));
  const { count } = await editFirst(user);
  respond();
  await waitFor(() => expect(count).toHaveAccessibleDescription(/超过上限/));
  expect(count).toHaveValue("11");
});

test("a form that is left while it is saved may have been saved where no response comes", async () => {
  const { user, respond } = await leaveWhileSaving(Response.error());
  respond();
  const text = "“城市夜色短视频精选”的修改：没有收到服务器的响应，可能已经保存。请先查看，再决定是否重试。";
  const toast = await screen.findByText(text);
  await user.click(within(toastOf(toast)).getByRole("link", { name: "查看" }));
  expect(await screen.findByRole("dialog", { name: "编辑集合" })).toBeVisible();
});
