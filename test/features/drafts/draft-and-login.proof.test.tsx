import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { logout } from "~/session/session";
import { button, chooseInAccountMenu, field, fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

const STEP = pathTo("Step");
const name = () => field("活动名称");

async function logIn(user: UserEvent, account: string) {
  await fill(user, await screen.findByLabelText("用户名"), account);
  await fill(user, screen.getByLabelText("密码"), account);
  await user.click(button("登录"));
}

async function expectForm(value: string) {
  await screen.findByRole("heading", { level: 1, name: "分步表单" });
  expect(name()).toHaveValue(value);
}

test("choosing to log out asks, and clears the draft", async () => {
  const { user, address, go } = await renderScreen("Step", { as: "admin" });
  await fill(user, name(), "草稿");
  await chooseInAccountMenu(user, "登出登录");
  await user.click(await screen.findByRole("button", { name: "继续填写" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(name()).toHaveValue("草稿");
  await chooseInAccountMenu(user, "登出登录");
  await user.click(await screen.findByRole("button", { name: "放弃内容" }));
  await waitFor(() => expect(address()).toBe(pathTo("Login")));
  await go(`${pathTo("Login")}?redirect=Step`);
  await logIn(user, "admin");
  await expectForm("");
});

test("the draft of a login that ended by itself is kept, but only for its account", async () => {
  const { user, address, go, reload } = await renderScreen("Step", { as: "admin" });
  await fill(user, name(), "草稿");
  // As the dialog of an expired login does.
  await act(async () => logout());
  await reload();
  await waitFor(() => expect(address()).toBe(`${pathTo("Login")}?redirect=Step`));
  await logIn(user, "user");
  await screen.findByRole("button", { name: "账号菜单：陈思雨" });
  expect(address()).toBe(pathTo("Workplace"));
  await chooseInAccountMenu(user, "切换角色：管理员");
  await go(STEP);
  await expectForm("");
  await chooseInAccountMenu(user, "登出登录");
  await screen.findByLabelText("用户名");
  await go(`${pathTo("Login")}?redirect=Step`);
  await logIn(user, "admin");
  await expectForm("草稿");
});
