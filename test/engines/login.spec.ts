import { test } from "./fixtures";
import { button, heading, label, role, text } from "./parts";

test("logs in after a wrong password, and out again", async ({ user, logIn }) => {
  await user.opens("/login");
  await user.fills(label("用户名"), "admin");
  await user.fills(label("密码"), "wrong");
  await user.clicks(button("登录"));
  await user.sees(text("账号或者密码错误"));
  await logIn("admin");
  await user.isAt("/workplace");
  await user.sees(heading(/好，王立群$/));
  await user.clicks(button(/^账户菜单/));
  await user.clicks(role("menuitem", "登出登录"));
  await user.sees(button("登录"));
  await user.isAt("/login");
});
