import { screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { saveDraft } from "~/features/drafts/drafts";
import { beforeLeaving } from "~/lib/page/waiting-writes";
import { sessionToken } from "~/session/session";
import { chooseInAccountMenu } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { dispatchStorageEvent } from "../../support/storage";

setUpScreens();

/** Answers the question of a logout as other tabs with these screens do; anything in between is no answer. */
function answerAs(...tabs: readonly string[][]): void {
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    write.call(this, key, value);
    if (key !== STORAGE_KEY.unsavedQuestion) return;
    const messages = ["{", '{"question":"another","screens":["Group"]}'];
    for (const screens of tabs) messages.push(JSON.stringify({ question: value, screens }));
    for (const message of messages) dispatchStorageEvent(STORAGE_KEY.unsavedAnswer, message);
  });
}

test("a logout asks before half-filled forms in other browser tabs are lost, with their number and names", async () => {
  answerAs(["Step", "Group"], ["SearchTable"]);
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

test("another tab learns which screens have unsaved values here, and nothing where there are none", async () => {
  await renderScreen("404", { as: "admin" });
  const written = vi.spyOn(Storage.prototype, "setItem");
  onTestFinished(() => written.mockRestore());
  const answers = () => written.mock.calls.filter(([key]) => key === STORAGE_KEY.unsavedAnswer).map(([, text]) => text);
  dispatchStorageEvent(STORAGE_KEY.unsavedQuestion, "7");
  expect(answers()).toEqual([]);
  saveDraft({ screen: "Step", form: "form" }, {});
  dispatchStorageEvent(STORAGE_KEY.unsavedQuestion, "7");
  expect(answers().map((text) => JSON.parse(text))).toMatchObject([{ question: "7", screens: ["Step"] }]);
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
