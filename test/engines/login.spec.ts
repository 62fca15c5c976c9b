import { expect, test } from "./fixtures";
import { button, field, heading, label, role, text } from "./parts";

test("logs in after a wrong password, and out again", async ({ user, logIn }) => {
  await user.opens("/login");
  await user.fills(label("用户名"), "admin");
  await user.fills(label("密码"), "wrong");
  await user.clicks(button("登录"));
  await user.sees(text("账号或者密码错误"));
  await logIn("admin");
  await user.isAt("/workplace");
  await user.sees(heading(/好，王立群$/));
  await user.sees(role("img", /折线图/));
  await user.clicks(button(/^账号菜单/));
  await user.clicks(role("menuitem", "登出登录"));
  await user.sees(button("登录"));
  await user.isAt("/login");
});

test("logs in and finds a record in English", async ({ user }) => {
  await user.opens("/login?redirect=SearchTable");
  await user.clicks(button("切换语言：English"));
  await user.fills(label("Username"), "user");
  await user.fills(label("Password"), "user");
  await user.clicks(button("Log in"));
  await user.sees(heading("Search table"));
  await user.fills(field("Name"), "no such name");
  await user.presses("Enter");
  await user.isAt("/list/search-table?name=no+such+name");
  await user.clicks(button("Remove filter Name: no such name"));
  await user.sees(role("row", /Online/));
});

test("starts once, without a repair", async ({ user, site }) => {
  await user.opens("/login");
  await user.sees(button("登录"));
  expect(site.pages()).toBe(1);
});
