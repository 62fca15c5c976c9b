import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { failure } from "#mocks/backend/envelope";
import { server } from "#mocks/node";
import { deferred } from "../../../support/deferred";
import { button, field, fill, main, mainMenu } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { slowWorkplace } from "../../../support/slow-workplace";
import { expectToast } from "../../../support/toasts";

setUpScreens();

test("a refused save that comes while the next screen is being loaded is shown there, with the way back", async () => {
  const response = deferred<Response>();
  server.use(http.post("*/api/user/save-info", () => response.promise));
  const { user } = await renderScreen("Setting", { as: "admin" });
  const workplace = slowWorkplace();
  await screen.findByRole("textbox", { name: /^昵称/ });
  await fill(user, field("昵称"), "别人的名字");
  await user.click(button("保存"));
  await user.click(within(mainMenu()).getByRole("link", { name: "工作台" }));
  await user.click(await screen.findByRole("button", { name: "离开，继续提交" }));
  await workplace.isLoading();
  response.resolve(failure("昵称已被占用", 50000));
  await expectToast("基础信息没有保存：昵称已被占用");
  workplace.show();
  expect(await main().findByRole("heading", { level: 1, name: /王立群/ })).toBeVisible();
  await user.click(await screen.findByRole("link", { name: "查看" }));
  expect(await screen.findByRole("textbox", { name: /^昵称/ })).toHaveValue("别人的名字");
});

test("the notice of a refused save goes when the next try is sent", async () => {
  const response = deferred<Response>();
  server.use(http.post("*/api/user/save-info", () => response.promise, { once: true }));
  const { user } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  await fill(user, field("昵称"), "别人的名字");
  await user.click(button("保存"));
  await user.click(within(mainMenu()).getByRole("link", { name: "工作台" }));
  await user.click(await screen.findByRole("button", { name: "离开，继续提交" }));
  await main().findByRole("heading", { level: 1, name: /王立群/ });
  response.resolve(failure("昵称已被占用", 50000));
  expect(await screen.findByText("基础信息没有保存：昵称已被占用")).toBeVisible();
  await user.click(within(mainMenu()).getByRole("button", { name: "用户中心" }));
  await user.click(await within(mainMenu()).findByRole("link", { name: "用户设置" }));
  await screen.findByRole("textbox", { name: /^昵称/ });
  await user.click(button("保存"));
  await expectToast("保存成功");
  // By itself it would stay for eight seconds.
  expect(screen.queryByText("基础信息没有保存：昵称已被占用")).toBeNull();
});
