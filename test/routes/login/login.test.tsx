import { fireEvent, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { http } from "msw";
import { expect, test } from "vitest";
import { failure } from "#mocks/backend/envelope";
import { server } from "#mocks/node";
import { STORAGE_KEY } from "~/config/storage-keys";
import { pathTo } from "~/navigation/paths";
import { recordBodies, recordCalls } from "../../support/client";
import { deferred } from "../../support/deferred";
import { button, chooseInAccountMenu, fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { blockStorage } from "../../support/storage";
import { expectFailureToast, expectToast } from "../../support/toasts";

setUpScreens();

const name = () => screen.getByLabelText("用户名");
const password = () => screen.getByLabelText("密码");
const logInButton = () => button("登录");

/** Opens the login; `send` fills in and submits the account form. */
async function openLogin() {
  const { user, address, reload } = await renderScreen("Login");
  const send = async (account: string, word: string) => {
    await fill(user, name(), account);
    await fill(user, password(), word);
    await user.click(logInButton());
  };
  return { user, address, reload, send };
}

test("a gateway that fails is reported in the operator's words, which the login loads for it", async () => {
  const { send } = await openLogin();
  // The page of a browser is without them.
  i18next.removeResourceBundle("zh-CN", "console");
  const gateway = () => new Response("<h1>Bad Gateway</h1>", { status: 502, statusText: "Bad Gateway" });
  server.use(http.post("*/api/user/login", gateway));
  await send("admin", "admin");
  await waitFor(() => expect(logInButton()).toHaveAccessibleDescription("服务器暂时没有响应，请稍后再试"));
  await expectFailureToast("服务器暂时没有响应，请稍后再试");
});

test("names the empty fields and focuses the first", async () => {
  const { user } = await openLogin();
  const calls = recordCalls();
  await user.click(logInButton());
  expect(name()).toHaveAccessibleDescription("用户名不能为空");
  expect(password()).toHaveAccessibleDescription("密码不能为空");
  expect(name()).toBeInvalid();
  expect(password()).toBeInvalid();
  expect(name()).toHaveFocus();

  await fill(user, name(), "admin");
  await user.tab();
  expect(screen.queryByText("用户名不能为空")).toBeNull();
  await user.click(logInButton());
  expect(password()).toHaveFocus();
  await fill(user, name(), "   ");
  await user.tab();
  expect(screen.getByText("用户名不能为空")).toBeVisible();
  expect(calls).toEqual([]);
});

test("the right password after a wrong one leads to the workplace", async () => {
  const { address, send } = await openLogin();
  await send("user", "admin");
  await waitFor(() => expect(logInButton()).toHaveAccessibleDescription("账号或者密码错误"));
  expect(logInButton()).toHaveFocus();
  await send("user", "user");
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
});

test("a refusal clears the token of another tab, and is hidden by the next try", async () => {
  const { user, send } = await openLogin();
  localStorage.setItem(STORAGE_KEY.token, "old");
  await send("admin", "wrong");
  await waitFor(() => expect(logInButton()).toHaveAccessibleDescription("账号或者密码错误"));
  await expectFailureToast("账号或者密码错误");
  expect(localStorage.getItem(STORAGE_KEY.token)).toBeNull();
  const answer = deferred<Response>();
  server.use(http.post("*/api/user/login", () => answer.promise));
  await user.click(logInButton());
  await waitFor(() => expect(logInButton()).not.toHaveAccessibleDescription());
  answer.resolve(failure("系统维护中", 50000));
  await waitFor(() => expect(logInButton()).toHaveAccessibleDescription("系统维护中"));
});

test("remembers the user name on request, never the password", async () => {
  const { user, reload, send } = await openLogin();
  const remember = () => screen.getByRole("checkbox", { name: "记住用户名" });
  await user.click(remember());
  await send("someone", "s3cret-word");
  await waitFor(() => expect(logInButton()).toHaveAccessibleDescription("账号或者密码错误"));
  await reload();
  expect(name()).toHaveValue("someone");
  expect(remember()).toBeChecked();
  expect(password()).toHaveValue("");
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(stored).toContain("someone");
  expect(stored).not.toContain("s3cret-word");
  await user.click(remember());
  await send("admin", "admin");
  await screen.findByRole("button", { name: /^账号菜单/ });
  await chooseInAccountMenu(user, "登出登录");
  await waitFor(() => expect(name()).toHaveValue(""));
});

test("a redirect path leads to the login without a token", async () => {
  const { address } = await renderScreen("Login", { at: `/redirect${pathTo("Card")}?page=2` });
  expect(address()).toBe(`${pathTo("Login")}?page=2&redirect=Card`);
  await waitFor(() => expect(document.title).toBe("登录 - 管理控制台"));
});

test("Enter in the password field logs in", async () => {
  const { user, address } = await openLogin();
  await fill(user, name(), "user");
  await fill(user, password(), "user{Enter}");
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
});

test("a double click logs in once", async () => {
  const { user, address } = await openLogin();
  const calls = recordCalls();
  await fill(user, name(), "admin");
  await fill(user, password(), "admin");
  await user.dblClick(logInButton());
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
  expect(calls.filter((call) => call === "POST /api/user/login")).toHaveLength(1);
});

test("shows and hides the password", async () => {
  const { user } = await openLogin();
  await fill(user, password(), "secret");
  expect(password()).toHaveAttribute("type", "password");
  await user.click(button("显示密码"));
  expect(password()).toHaveAttribute("type", "text");
  await user.click(button("隐藏密码"));
  expect(password()).toHaveAttribute("type", "password");
});

test("blanks around the name are not sent, and no keyboard changes what is typed", async () => {
  const bodies = recordBodies("POST /api/user/login");
  const { address, send } = await openLogin();
  expect(name()).toHaveAttribute("autocapitalize", "none");
  expect(name()).toHaveAttribute("spellcheck", "false");
  await send("  admin ", "admin");
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
  expect(bodies).toEqual([{ username: "admin", password: "admin" }]);
});

test("the name has the focus at once; a reload keeps it, and then the password has the focus", async () => {
  const { user, reload } = await openLogin();
  expect(name()).toHaveFocus();
  await user.keyboard("wangliqun");
  await reload();
  expect(name()).toHaveValue("wangliqun");
  expect(password()).toHaveValue("");
  expect(password()).toHaveFocus();
});

test("warns that Caps Lock is on, while the password has the focus", async () => {
  await openLogin();
  const hint = () => screen.queryByText(/大写锁定已打开/);
  fireEvent.keyDown(password(), { key: "A", modifierCapsLock: true });
  expect(hint()).toBeVisible();
  fireEvent.keyUp(password(), { key: "a", modifierCapsLock: false });
  expect(hint()).toBeNull();
  fireEvent.keyDown(password(), { key: "A", modifierCapsLock: true });
  fireEvent.blur(password());
  expect(hint()).toBeNull();
});

test("a login that the browser does not store is announced, with how long it lasts", async () => {
  const { address, send } = await openLogin();
  blockStorage("setItem");
  await send("user", "user");
  await expectToast("登录和设置只保留到关闭或刷新本页为止");
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
});
