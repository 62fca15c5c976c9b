import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { users } from "#mocks/data/users";
import { faults, server } from "#mocks/node";
import { sendAvatar } from "~/routes/user/setting/avatar-sending";
import { recordCalls } from "../../../support/client";
import { deferred } from "../../../support/deferred";
import { stubFileAddresses } from "../../../support/file-addresses";
import { asksBeforeUnload } from "../../../support/page-lifecycle";
import { button, chooseInAccountMenu, main, mainMenu } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { successWith } from "../../../support/success-with";
import { expectToast } from "../../../support/toasts";

setUpScreens();

const PICTURE = new Blob(["picture"], { type: "image/png" });

/** Sends a picture as the dialog does, which needs a browser to cut one. */
async function sendPicture() {
  stubFileAddresses();
  const response = deferred<Response>();
  server.use(http.post("*/api/user/upload", () => response.promise));
  const { user } = await renderScreen("Setting", { as: "admin" });
  await act(async () => void sendAvatar(PICTURE));
  await screen.findByRole("button", { name: "取消上传" });
  return { user, response };
}

test("a logout asks while a picture is uploaded, and so does the browser before the page is closed", async () => {
  const { user } = await sendPicture();
  expect(asksBeforeUnload()).toBe(true);
  await chooseInAccountMenu(user, "登出登录");
  const question = await screen.findByRole("dialog", { name: "正在处理" });
  await user.click(within(question).getByRole("button", { name: "等待结果" }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await user.click(button("取消上传"));
  await screen.findByRole("button", { name: "更换头像" });
  expect(asksBeforeUnload()).toBe(false);
});

test("a picture that the server had before its upload was cancelled is shown", async () => {
  const { user } = await sendPicture();
  const picture = "data:image/png;base64,saved";
  faults.set("POST /api/user/info", successWith({ ...users.admin, avatar: picture }));
  await user.click(button("取消上传"));
  // In the account menu and in the account's panel.
  await waitFor(() => expect(document.querySelectorAll(`img[src="${picture}"]`)).toHaveLength(2));
});

test("a picture whose upload got no answer may have been saved, and says so, also when its screen was left", async () => {
  const { user, response } = await sendPicture();
  const calls = recordCalls();
  response.resolve(HttpResponse.error());
  expect(await main().findByText(/^没有收到服务器的响应，可能已经保存/)).toBeVisible();
  await waitFor(() => expect(calls).toContain("POST /api/user/info"));
  const again = deferred<Response>();
  server.use(http.post("*/api/user/upload", () => again.promise));
  await user.click(button("重试"));
  await screen.findByRole("button", { name: "取消上传" });
  await user.click(within(mainMenu()).getByRole("link", { name: "工作台" }));
  await main().findByRole("heading", { level: 1, name: /王立群/ });
  again.resolve(HttpResponse.error());
  await expectToast("头像：没有收到服务器的响应，可能已经保存。请先查看，再决定是否重试。");
});
