import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { failure } from "#mocks/backend/envelope";
import { server } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { session } from "~/session/session";
import { deferred } from "../../support/deferred";
import { HEAD, openImport, upload } from "../../support/import-drawer";
import { asksBeforeUnload } from "../../support/page-lifecycle";
import { chooseInAccountMenu } from "../../support/page-parts";
import { setUpScreens } from "../../support/render-screen";
import { expectToast } from "../../support/toasts";

setUpScreens();

/** Sends the good row of a file with a wrong one, whose answer is held, and presses Escape. */
async function leaveWhileSent(answer: () => Response | undefined) {
  const held = deferred<void>();
  server.use(http.post("*/api/list/policy/import", () => held.promise.then(answer)));
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\n夜色,图文,规则筛选,1,已上线\n,图文,规则筛选,3,已上线`);
  await user.click(await within(drawer).findByRole("button", { name: "导入 1 行" }));
  await user.keyboard("{Escape}");
  const question = await screen.findByRole("dialog", { name: "关闭批量导入" });
  return { user, drawer, question, answer: held.resolve };
}
const noQuestion = () => waitFor(() => expect(screen.queryByRole("dialog", { name: "关闭批量导入" })).toBeNull());

test("asks before the rows to correct are left while the others are sent, until those are imported", async () => {
  const { user, drawer, question, answer } = await leaveWhileSent(() => undefined);
  expect(question).toHaveTextContent("请先下载有误的行");
  answer();
  await expectToast("已导入 1 个集合");
  await noQuestion();
  expect(within(drawer).getByRole("button", { name: "下载有误的行" })).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryAllByRole("dialog")).toEqual([]));
});

test("asks again about a file whose rows were refused while it was asked about them", async () => {
  const { user, answer } = await leaveWhileSent(() => failure("名额已满", 50000));
  answer();
  await noQuestion();
  await user.keyboard("{Escape}");
  expect(await screen.findByRole("dialog", { name: "放弃导入" })).toBeVisible();
});

test("another screen is opened without a question while rows are sent, which goes on", async () => {
  const held = deferred<void>();
  server.use(http.post("*/api/list/policy/import", () => held.promise));
  const { user, drawer, go, address } = await openImport();
  await upload(user, drawer, `${HEAD}\n夜色,图文,规则筛选,1,已上线\n,图文,规则筛选,3,已上线`);
  await user.click(await within(drawer).findByRole("button", { name: "导入 1 行" }));
  await go(pathTo("Workplace"));
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
  expect(screen.queryByRole("dialog", { name: "有未保存的内容" })).toBeNull();
  held.resolve();
  await expectToast("已导入 1 个集合");
});

test("a logout asks while rows are sent, though their drawer is closed, and so does the browser before the page goes", async () => {
  const { user, question, answer } = await leaveWhileSent(() => undefined);
  await user.click(within(question).getByRole("button", { name: "离开，继续提交" }));
  await waitFor(() => expect(screen.queryAllByRole("dialog")).toEqual([]));
  expect(asksBeforeUnload()).toBe(true);
  await chooseInAccountMenu(user, "登出登录");
  const logout = within(await screen.findByRole("dialog", { name: "正在处理" }));
  await user.click(logout.getByRole("button", { name: "等待结果" }));
  expect(session.get().token).not.toBe("");
  answer();
  await expectToast("已导入 1 个集合");
  expect(asksBeforeUnload()).toBe(false);
});
