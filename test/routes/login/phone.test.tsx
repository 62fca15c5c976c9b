import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { expect, onTestFinished, test, vi } from "vitest";
import { success } from "#mocks/backend/envelope";
import { faults, server } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { recordBodies } from "../../support/client";
import { deferred } from "../../support/deferred";
import { button, fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectFailureToast } from "../../support/toasts";

setUpScreens();

async function openPhoneForm() {
  const { user, address, reload } = await renderScreen("Login");
  await user.click(screen.getByRole("tab", { name: "手机登录" }));
  await screen.findByLabelText("手机号");
  return { user, address, reload };
}

test("a number is forgiven its blanks and code; another number gets its captcha without waiting", async () => {
  const bodies = recordBodies("POST /api/login/captcha");
  const { user } = await openPhoneForm();
  const tel = screen.getByLabelText("手机号");
  await fill(user, tel, "+86 138 0013 8000");
  await user.click(button("获取验证码"));
  await waitFor(() => expect(button(/秒后重发$/)).toBeDisabled());
  expect(tel).toHaveValue("+86 138 0013 8000");
  await fill(user, tel, "13900139000");
  await user.click(button("获取验证码"));
  await waitFor(() => expect(button(/秒后重发$/)).toBeDisabled());
  await fill(user, tel, "138-0013-8000");
  expect(button(/秒后重发$/)).toBeDisabled();
  expect(bodies).toEqual([{ tel: "13800138000" }, { tel: "13900139000" }]);
});

test("the wait for another captcha is as long whatever the clock says", async () => {
  const { user } = await openPhoneForm();
  const tel = screen.getByLabelText("手机号");
  await fill(user, tel, "(138) 0013.8000");
  await user.click(button("获取验证码"));
  await waitFor(() => expect(button(/秒后重发$/)).toBeDisabled());
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() - 3_600_000);
  onTestFinished(() => clock.mockRestore());
  await fill(user, tel, "13800138000");
  expect(button(/^(60|[1-5]?\d) 秒后重发$/)).toBeDisabled();
});

test("the button for a captcha keeps the focus when it is refused, and else gives it to the captcha", async () => {
  faults.set("POST /api/login/captcha", { kind: "status", status: 500 });
  const { user } = await openPhoneForm();
  await fill(user, screen.getByLabelText("手机号"), "13800138000");
  await user.click(button("获取验证码"));
  await expectFailureToast();
  await waitFor(() => expect(button("获取验证码")).toBeEnabled());
  expect(button("获取验证码")).toHaveFocus();
  faults.clear();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByLabelText("验证码")).toHaveFocus());
});

test("a captcha that was sent leaves the focus in a number that is corrected meanwhile", async () => {
  const answer = deferred<void>();
  server.use(http.post("*/api/login/captcha", () => answer.promise.then(() => success({ captcha: "123456" }))));
  const { user } = await openPhoneForm();
  await fill(user, screen.getByLabelText("手机号"), "13800138000");
  await user.click(button("获取验证码"));
  await user.type(screen.getByLabelText("手机号"), "{Backspace}");
  answer.resolve();
  await screen.findByText("演示验证码");
  await user.keyboard("1");
  expect(screen.getByLabelText("手机号")).toHaveValue("13800138001");
});

test("the captcha that the demonstration shows is gone once it was used", async () => {
  const { user, address } = await openPhoneForm();
  await fill(user, screen.getByLabelText("手机号"), "13800138000");
  await user.click(button("获取验证码"));
  const toast = (await screen.findByText("演示验证码")).closest("[role=alert]");
  await user.type(screen.getByLabelText("验证码"), toast?.textContent?.replace(/\D/g, "") ?? "");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
  await waitFor(() => expect(screen.queryByText("演示验证码")).toBeNull());
});

test("a reload, as for another language, keeps the form and its number until the login, and no captcha", async () => {
  const { user, address, reload } = await openPhoneForm();
  await fill(user, screen.getByLabelText("手机号"), "138 0013 8000");
  await fill(user, screen.getByLabelText("验证码"), "987654");
  await reload();
  expect(screen.getByRole("tab", { name: "手机登录" })).toHaveAttribute("aria-selected", "true");
  await waitFor(() => expect(screen.getByLabelText("手机号")).toHaveValue("138 0013 8000"));
  expect(screen.getByLabelText("验证码")).toHaveValue("");
  expect(screen.getByLabelText("验证码")).toHaveFocus();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("987654");
  await user.click(button("获取验证码"));
  const toast = (await screen.findByText("演示验证码")).closest("[role=alert]");
  await user.type(screen.getByLabelText("验证码"), toast?.textContent?.replace(/\D/g, "") ?? "");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/138 0013 8000|"phone"/);
});
