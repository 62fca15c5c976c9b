import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { setDeployment } from "../../support/deployment";
import { button, fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

/** The letters in the drawing of the captcha. */
async function letters(): Promise<string> {
  const drawing = await within(await screen.findByRole("button", { name: "验证码图片，点击更换" })).findByAltText("");
  const svg = decodeURIComponent(drawing.getAttribute("src") ?? "");
  return [...svg.matchAll(/>(\w)<\/text>/g)].map(([, letter]) => letter).join("");
}

test("a login by phone that is refused leaves the captcha of the account's form valid", async () => {
  onTestFinished(() => setDeployment({ loginImageCaptcha: false }));
  await setDeployment({ loginImageCaptcha: true });
  const { user, address } = await renderScreen("Login");
  await fill(user, screen.getByLabelText("用户名"), "user");
  await fill(user, screen.getByLabelText("密码"), "user");
  await fill(user, await screen.findByLabelText("图形验证码"), await letters());
  await user.click(screen.getByRole("tab", { name: "手机登录" }));
  await fill(user, await screen.findByLabelText("手机号"), "13800138000");
  await fill(user, screen.getByLabelText("验证码"), "wrong");
  await user.click(button("登录"));
  await waitFor(() => expect(button("登录")).toHaveAccessibleDescription("验证码错误"));
  await user.click(screen.getByRole("tab", { name: "账号登录" }));
  expect(screen.getByLabelText("图形验证码")).toHaveValue(await letters());
  await user.click(button("登录"));
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
});

test("a picture that does not load is named by what it says, and by what it is once it has loaded", async () => {
  onTestFinished(() => setDeployment({ loginImageCaptcha: false }));
  await setDeployment({ loginImageCaptcha: true });
  faults.set("GET /auth/captcha", { kind: "status", status: 500 });
  const { user } = await renderScreen("Login");
  const retry = await screen.findByRole("button", { name: "验证码加载失败，点击重试" });
  faults.clear();
  await user.click(retry);
  expect(await letters()).not.toBe("");
});
