import { MutationObserver } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { STOPPED_BY_LEAVING } from "~/api/client/pending-writes";
import { queryClient } from "~/api/client/query-client";
import { STORAGE_KEY } from "~/config/storage-keys";
import { saveDraft } from "~/features/drafts/drafts";
import { beforeLeaving } from "~/lib/page/waiting-writes";
import { sessionToken } from "~/session/session";
import { deferred } from "../../support/deferred";
import { chooseInAccountMenu } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { dispatchStorageEvent } from "../../support/storage";

setUpScreens();

/** Answers the question of a logout as other tabs with these screens do; anything in between is no answer. */
function answerAs(...tabs: readonly { screens: string[]; isRunning?: boolean }[]): void {
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    write.call(this, key, value);
    if (key !== STORAGE_KEY.unsavedQuestion) return;
    const messages = ["{", '{"question":"another","screens":["Group"]}'];
    for (const tab of tabs) messages.push(JSON.stringify({ question: value, ...tab }));
    for (const message of messages) dispatchStorageEvent(STORAGE_KEY.unsavedAnswer, message);
  });
}

/** What is answered from here, as it is stored. */
function recordAnswers(): () => unknown[] {
  const written = vi.spyOn(Storage.prototype, "setItem");
  onTestFinished(() => written.mockRestore());
  const texts = () => written.mock.calls.filter(([key]) => key === STORAGE_KEY.unsavedAnswer).map(([, text]) => text);
  return () => texts().map((text) => JSON.parse(text));
}

test("a logout asks before half-filled forms in other browser tabs are lost, with their number and names", async () => {
  answerAs({ screens: ["Step", "Group"] }, { screens: ["SearchTable"] });
  const { user } = await renderScreen("404", { as: "admin" });
  await chooseInAccountMenu(user, "登出登录");
  const dialog = await screen.findByRole("dialog", { name: "有未保存的内容" });
  expect(dialog).toHaveTextContent("其它 2 个浏览器标签页中的“分步表单、分组表单和查询表格”尚未保存");
  await user.click(screen.getByRole("button", { name: "继续填写" }));
  expect(sessionToken()).not.toBe("");

  await chooseInAccountMenu(user, "登出登录");
  await user.click(await screen.findByRole("button", { name: "放弃内容" }));
  await screen.findByRole("button", { name: "登录" });
  expect(sessionToken()).toBe("");
});

test("a logout asks before it stops what another browser tab is sending", async () => {
  answerAs({ screens: [], isRunning: true });
  const { user } = await renderScreen("404", { as: "admin" });
  await chooseInAccountMenu(user, "登出登录");
  const dialog = await screen.findByRole("dialog", { name: "正在处理" });
  expect(dialog).toHaveTextContent("还有内容正在发送，登出后停止发送");
  await user.click(screen.getByRole("button", { name: "等待结果" }));
  expect(sessionToken()).not.toBe("");
});

test("another tab learns that something is being sent here", async () => {
  await renderScreen("404", { as: "admin" });
  const answers = recordAnswers();
  const end = deferred<void>();
  const sending = new MutationObserver(queryClient, { ...STOPPED_BY_LEAVING, mutationFn: () => end.promise }).mutate();
  dispatchStorageEvent(STORAGE_KEY.unsavedQuestion, "7");
  end.resolve(undefined);
  await sending;
  dispatchStorageEvent(STORAGE_KEY.unsavedQuestion, "8");
  expect(answers()).toMatchObject([{ question: "7", screens: [], isRunning: true }]);
});

test("another tab learns which screens have unsaved values here, and nothing where there are none", async () => {
  await renderScreen("404", { as: "admin" });
  const answers = recordAnswers();
  dispatchStorageEvent(STORAGE_KEY.unsavedQuestion, "7");
  expect(answers()).toEqual([]);
  saveDraft({ screen: "Step", form: "form" }, {});
  dispatchStorageEvent(STORAGE_KEY.unsavedQuestion, "7");
  expect(answers()).toMatchObject([{ question: "7", screens: ["Step"], isRunning: false }]);
  expect(localStorage.getItem(STORAGE_KEY.unsavedAnswer)).toBeNull();
});

test("what waits to be sent is sent when another tab logs out, and not when it only asks", async () => {
  await renderScreen("404", { as: "admin" });
  const sends = vi.fn();
  onTestFinished(beforeLeaving.listen(sends));
  dispatchStorageEvent(STORAGE_KEY.unsavedQuestion, "7");
  expect(sends).not.toHaveBeenCalled();
  dispatchStorageEvent(STORAGE_KEY.userLogout, "true");
  expect(sends).toHaveBeenCalledOnce();
});
