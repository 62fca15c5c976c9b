import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { failure, success } from "#mocks/backend/envelope";
import { pathTo } from "~/navigation/paths";
import { main, mainMenu } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { slowWorkplace } from "../../../support/slow-workplace";
import { expectToast } from "../../../support/toasts";
import { holdSubmissions, PATH, submitForm } from "./fill-form";

setUpScreens();

/** Submits the form and goes to the workplace, which is being loaded until the test lets it be shown. */
async function leaveForSlowScreen() {
  const respond = holdSubmissions();
  const rendered = await renderScreen("Step", { as: "admin" });
  const { user } = rendered;
  const workplace = slowWorkplace();
  await submitForm(user);
  await user.click(within(mainMenu()).getByRole("link", { name: "工作台" }));
  const dialog = within(await screen.findByRole("dialog", { name: "正在提交" }));
  await user.click(dialog.getByRole("button", { name: "离开，继续提交" }));
  await workplace.isLoading();
  return { ...rendered, respond, showWorkplace: workplace.show };
}

test("a refusal that comes while the next screen is being loaded is shown there, with the way back", async () => {
  const { user, respond, showWorkplace } = await leaveForSlowScreen();
  respond(failure("渠道已满", 50000));
  await expectToast("“分步表单”提交失败，填写的内容已保留");
  showWorkplace();
  expect(await main().findByRole("heading", { level: 1, name: /王立群/ })).toBeVisible();
  await user.click(await screen.findByRole("link", { name: "查看结果" }));
  expect(await main().findByRole("link", { name: "返回修改" })).toHaveAttribute("href", PATH);
});

test("a success that comes meanwhile is shown too, and does not keep the operator from leaving", async () => {
  const { address, respond, showWorkplace } = await leaveForSlowScreen();
  respond(success(true));
  await expectToast("“分步表单”已提交成功");
  showWorkplace();
  expect(await main().findByRole("heading", { level: 1, name: /王立群/ })).toBeVisible();
  expect(address()).toBe(pathTo("Workplace"));
});
