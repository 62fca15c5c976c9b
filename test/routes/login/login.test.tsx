import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { recordCalls } from "../../support/client";
import { button, main } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

const name = () => screen.getByLabelText("用户名");
const password = () => screen.getByLabelText("密码");
const logInButton = () => button("登录");

/** Opens the login; `send` fills in and submits the account form. */
async function openLogin() {
  const { user, address } = await renderScreen("Login");
  const fill = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  const send = async (account: string, word: string) => {
    await fill(name(), account);
    await fill(password(), word);
    await user.click(logInButton());
  };
  return { user, address, fill, send };
}

test("names the empty fields and focuses the first", async () => {
  const { user, fill } = await openLogin();
  const calls = recordCalls();
  await user.click(logInButton());
  expect(name()).toHaveAccessibleDescription("用户名不能为空");
  expect(password()).toHaveAccessibleDescription("密码不能为空");
  expect(name()).toBeInvalid();
  expect(password()).toBeInvalid();
  expect(name()).toHaveFocus();

  await fill(name(), "admin");
  await user.tab();
  expect(screen.queryByText("用户名不能为空")).toBeNull();
  await user.click(logInButton());
  expect(password()).toHaveFocus();
  await fill(name(), "   ");
  await user.tab();
  expect(screen.getByText("用户名不能为空")).toBeVisible();
  expect(calls).toEqual([]);
});

test("the right password after a wrong one leads to the workplace", async () => {
  const { address, send } = await openLogin();
  await send("user", "admin");
  await main().findByRole("alert");
  await send("user", "user");
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
});

test("Enter in the password field logs in", async () => {
  const { address, fill } = await openLogin();
  await fill(name(), "user");
  await fill(password(), "user{Enter}");
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
});

test("a double click logs in once", async () => {
  const { user, address, fill } = await openLogin();
  const calls = recordCalls();
  await fill(name(), "admin");
  await fill(password(), "admin");
  await user.dblClick(logInButton());
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
  expect(calls.filter((call) => call === "POST /api/user/login")).toHaveLength(1);
});

test("shows and hides the password", async () => {
  const { user, fill } = await openLogin();
  await fill(password(), "secret");
  expect(password()).toHaveAttribute("type", "password");
  await user.click(button("显示密码"));
  expect(password()).toHaveAttribute("type", "text");
  await user.click(button("隐藏密码"));
  expect(password()).toHaveAttribute("type", "password");
});

test("warns that Caps Lock is on", async () => {
  await openLogin();
  const hint = () => screen.queryByText(/大写锁定已打开/);
  fireEvent.keyDown(password(), { key: "A", modifierCapsLock: true });
  expect(hint()).toBeVisible();
  fireEvent.keyUp(password(), { key: "a", modifierCapsLock: false });
  expect(hint()).toBeNull();
});
