import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { users } from "#mocks/data/users";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { button, field, fill } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { successWith } from "../../../support/success-with";

setUpScreens();

test("a saved nickname leaves the tabs, also at a server that tells accounts by their names", async () => {
  faults.set("POST /api/user/info", successWith({ ...users.admin, accountId: "" }));
  const { user, go } = await renderScreen("Info", { as: "admin" });
  await go(pathTo("Setting"));
  await screen.findByRole("textbox", { name: /^昵称/ });
  for (const name of ["王小群", "王大群"]) {
    await fill(user, field("昵称"), name);
    await user.click(button("保存"));
    await screen.findByRole("button", { name: `账号菜单：${name}` });
  }
  const tabs = within(screen.getByRole("navigation", { name: "标签页" }));
  expect(tabs.getByRole("link", { name: "用户信息" })).toBeVisible();
});
