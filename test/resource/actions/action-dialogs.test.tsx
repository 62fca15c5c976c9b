import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import i18next from "i18next";
import { expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { loadNamespaces } from "~/i18n/translations";
import { switchRole } from "~/session/session";
import { deferred } from "../../support/deferred";
import { exhibits, lending, resetExhibits, written } from "../../support/exhibits";
import { button } from "../../support/page-parts";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";
import { expectToast, recordToasts } from "../../support/toasts";

setUpExhibitLists(resetExhibits);
recordToasts();

async function renderExhibits() {
  const { user } = renderResource(exhibits, { as: "admin" });
  await screen.findByRole("button", { name: "外借 谷纹玉璧" });
  return user;
}
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Opens the dialog of an action that asks for a reason. */
async function openLending(user: UserEvent) {
  await user.click(button("外借 谷纹玉璧"));
  const opened = await dialog("外借");
  await opened.findByRole("textbox", { name: /^外借原因/ });
  return opened;
}

test("an action that has to be confirmed says which record it is about, and is sent once it is confirmed", async () => {
  const user = await renderExhibits();
  await user.click(button("召回 鎏金铜瓶"));
  const first = await dialog("召回");
  expect(first.getByText("要对“鎏金铜瓶”执行“召回”吗？")).toBeVisible();
  expect(first.getByText("借展方会收到通知。")).toBeVisible();
  await user.click(first.getByRole("button", { name: "取消" }));
  await isClosed();
  expect(written).toEqual([]);
  await user.click(button("召回 鎏金铜瓶"));
  await user.click((await dialog("召回")).getByRole("button", { name: "召回" }));
  await expectToast("已召回 1 件展品");
  expect(written).toEqual([{ ids: [1], onLoan: false }]);
  expect(await screen.findByRole("button", { name: "外借 鎏金铜瓶" })).toBeVisible();
});

test("what an action asks for is checked, sent with its call, and undone as ever", async () => {
  const user = await renderExhibits();
  const opened = await openLending(user);
  expect(opened.getByText("要对“谷纹玉璧”执行“外借”吗？")).toBeVisible();
  const reason = opened.getByRole("textbox", { name: /^外借原因/ });
  expect(reason).toHaveFocus();
  await user.click(opened.getByRole("button", { name: "外借" }));
  expect(await opened.findByText("请填写外借原因")).toBeVisible();
  expect(written).toEqual([]);
  await user.type(reason, "巡展{Enter}");
  await expectToast("已外借 1 件展品");
  await isClosed();
  expect(written).toEqual([{ ids: [2], onLoan: true, reason: "巡展", until: null }]);
  await user.click(await screen.findByRole("button", { name: "撤销" }));
  await expectToast("已撤销，1 件展品恢复了原来的状态");
  expect(written).toHaveLength(2);
});

test("a refused action keeps what was typed, with the reason at its field", async () => {
  const user = await renderExhibits();
  const opened = await openLending(user);
  lending.refusal = new ApiError("", {
    reason: "server",
    call: "PUT /exhibits",
    token: "",
    data: { fields: { reason: "原因太短", onLoan: "展期未定" } },
  });
  await user.type(opened.getByRole("textbox", { name: /^外借原因/ }), "展{Enter}");
  expect(await opened.findByText("原因太短")).toBeVisible();
  expect(opened.getByText(/展期未定/)).toHaveTextContent("外借：展期未定");
  expect(opened.getByRole("textbox", { name: /^外借原因/ })).toHaveValue("展");
  lending.refusal = undefined;
  await user.click(opened.getByRole("button", { name: "外借" }));
  await expectToast("已外借 1 件展品");
  await isClosed();
});

test("a dialog stays until its action is answered, so that what was typed is there if it is refused", async () => {
  const { lend } = exhibits.actions;
  if (!lend) throw new Error("No exhibit can be lent");
  const answer = deferred<void>();
  const spy = vi.spyOn(lend, "call").mockImplementation(() => answer.promise);
  onTestFinished(() => spy.mockRestore());
  const user = await renderExhibits();
  const opened = await openLending(user);
  await user.type(opened.getByRole("textbox", { name: /^外借原因/ }), "巡展{Enter}");
  await waitFor(() => expect(spy).toHaveBeenCalledOnce());
  await user.keyboard("{Escape}");
  await user.click(opened.getByRole("button", { name: "关闭" }));
  answer.reject(new Error("The museum is closed."));
  await waitFor(() => expect(opened.getByRole("button", { name: "取消" })).toBeEnabled());
  const reason = opened.getByRole("textbox", { name: /^外借原因/ });
  expect(reason).toHaveValue("巡展");
  await user.clear(reason);
  await user.click(opened.getByRole("button", { name: "取消" }));
  await isClosed();
});

test("of selected records it asks about those to which it applies, in English too", async () => {
  await loadNamespaces(["console", "common"], "en-US");
  await i18next.changeLanguage("en-US");
  const { user } = renderResource(exhibits, { as: "admin" });
  await screen.findByRole("button", { name: "Lend 谷纹玉璧" });
  for (const box of screen.getAllByRole("checkbox", { name: /^Select / }).slice(-2)) await user.click(box);
  const bar = within(await screen.findByRole("group", { name: "Bulk actions" }));
  await user.click(bar.getByRole("button", { name: "Lend" }));
  const opened = await dialog("Lend: selected rows");
  expect(opened.getByText("Lend “谷纹玉璧”?")).toBeVisible();
  await user.type(await opened.findByRole("textbox", { name: /^Reason/ }), "Tour{Enter}");
  await expectToast("Lent: 1. It does not apply to 1 exhibit.");
  await isClosed();
  expect(written).toEqual([{ ids: [2], onLoan: true, reason: "Tour", until: null }]);
});

test("a question closes when the role may not act any more, and stays so when it comes back", async () => {
  const user = await renderExhibits();
  await user.click(button("召回 鎏金铜瓶"));
  await dialog("召回");
  act(() => switchRole("user"));
  await isClosed();
  act(() => switchRole("admin"));
  expect(await screen.findByRole("button", { name: "召回 鎏金铜瓶" })).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});
