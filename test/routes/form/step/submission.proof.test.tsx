import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { failure, success } from "#mocks/backend/envelope";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { button, chooseInAccountMenu, field, main, mainMenu } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { expectToast } from "../../../support/toasts";
import { holdSubmissions, PATH, SUBMIT, submitForm } from "./fill-form";

setUpScreens();

const refuseFields = (fields: Record<string, string>) =>
  faults.set(SUBMIT, {
    kind: "status",
    status: 422,
    body: { status: "error", code: 42200, message: "", data: { fields } },
  });

/** Submits the form and goes to the workplace before the server responds, which the returned function does. */
async function leaveWhileSubmitting() {
  const respond = holdSubmissions();
  const rendered = await renderScreen("Step", { as: "admin" });
  const { user } = rendered;
  await submitForm(user);
  expect(field("广告来源")).toBeDisabled();
  expect(button("提交")).toHaveFocus();
  await user.click(within(mainMenu()).getByRole("link", { name: "工作台" }));
  const question = await screen.findByRole("dialog", { name: "正在提交" });
  expect(question).toHaveTextContent("离开后提交会继续。有了结果会通知您。");
  const dialog = within(question);
  await user.click(dialog.getByRole("button", { name: "离开，继续提交" }));
  // The address changes before the screen does.
  await main().findByRole("heading", { name: /王立群/ });
  return { ...rendered, respond };
}

test("a submission goes on when its screen is left, and its result is announced and shown", async () => {
  const { user, address, respond } = await leaveWhileSubmitting();
  respond(success(true));
  await expectToast("“分步表单”已提交成功");
  await user.click(await screen.findByRole("link", { name: "查看结果" }));
  await waitFor(() => expect(address()).toBe(`${pathTo("Success")}?form=Step`));
  expect(screen.getByRole("main")).toHaveFocus();
  expect(await main().findByText("双十一推广")).toBeVisible();
});

test("a submission that is refused after its screen was left keeps what was filled in", async () => {
  const { user, go, respond } = await leaveWhileSubmitting();
  respond(failure("渠道已满", 50000));
  await expectToast("“分步表单”提交失败，填写的内容已保留");
  await go(`${PATH}?step=2`);
  expect(await screen.findByRole("group", { name: "提交失败" })).toHaveTextContent("渠道已满");
  expect(field("广告来源")).toHaveValue("官网");
  await user.click(button("上一步"));
  expect(await screen.findByRole("textbox", { name: /^活动名称/ })).toHaveValue("双十一推广");
});

test("a refusal that comes after its form was left and opened again stands at its fields, which leave the focus where it is", async () => {
  const { go, respond } = await leaveWhileSubmitting();
  await go(`${PATH}?step=2`);
  expect(await screen.findByRole("button", { name: "提交" })).toBeVisible();
  const fields = { advertisingSource: "来源未知", keyword: "关键词被禁" };
  respond(failure("", 42200, 422, { fields }));
  expect(await screen.findByRole("group", { name: "提交失败" })).toBeVisible();
  expect(field("广告来源")).toHaveAccessibleDescription("来源未知");
  expect(field("关键词")).toHaveAccessibleDescription(/关键词被禁/);
  expect(field("广告来源")).not.toHaveFocus();
});

test("a submission without a response may have been done, and says so", async () => {
  faults.set(SUBMIT, { kind: "drop" });
  const { user } = await renderScreen("Step", { as: "admin" });
  await submitForm(user);
  expect(await screen.findByRole("group", { name: "结果未知" })).toHaveTextContent("可能已经提交成功");
  expect(button("提交")).toHaveFocus();
});

test("a submission that a reload leaves without its response may have been done, and says so", async () => {
  const { go, reload, respond } = await leaveWhileSubmitting();
  await go(pathTo("Error"));
  expect(await main().findByRole("heading", { name: "没有提交失败的内容" })).toBeVisible();
  await go(`${PATH}?step=2`);
  expect(await screen.findByRole("button", { name: "提交" })).toBeVisible();
  expect(screen.queryByRole("group", { name: "结果未知" })).toBeNull();
  await go(pathTo("Workplace"));
  await reload();
  await expectToast("“分步表单”没有收到服务器的响应，可能已经提交");
  await go(`${PATH}?step=2`);
  expect(await screen.findByRole("group", { name: "结果未知" })).toHaveTextContent("可能已经提交成功");
  expect(field("广告来源")).toHaveValue("官网");
  respond(success(true));
});

test("a refusal names the fields that are not on the page, and leads to those of the first step", async () => {
  const fields = { promotionTime: "档期已满", budget: "预算不足", advertisingSource: "来源未知" };
  refuseFields(fields);
  const { user, address } = await renderScreen("Step", { as: "admin" });
  await submitForm(user);
  const failed = within(await screen.findByRole("group", { name: "提交失败" }));
  expect(failed.getByText(/档期已满/)).toBeVisible();
  expect(failed.getByText(/预算不足/)).toHaveTextContent("budget 预算不足");
  expect(failed.queryByRole("link", { name: "budget" })).toBeNull();
  expect(failed.queryByText(/来源未知/)).toBeNull();
  await user.click(failed.getByRole("link", { name: "推广时间" }));
  await waitFor(() => expect(address()).toBe(PATH));
  await waitFor(() => expect(field("推广时间 开始日期")).toHaveFocus());
  expect(field("推广时间 开始日期")).toHaveAccessibleDescription("档期已满");
  await user.clear(field("活动名称"));
  await user.click(button("下一步"));
  expect(field("活动名称")).toHaveFocus();
  await user.type(field("活动名称"), "双十二推广");
  await user.click(button("下一步"));
  await waitFor(() => expect(field("广告来源")).toHaveAccessibleDescription("来源未知"));
});

test("a page that is loaded again has no reason at a field that was changed since", async () => {
  const fields = { promotionTime: "档期已满", advertisingSource: "来源未知", advertisingMedia: "媒介未知" };
  refuseFields(fields);
  const { user, reload } = await renderScreen("Step", { as: "admin" });
  await submitForm(user);
  await waitFor(() => expect(field("广告来源")).toHaveAccessibleDescription("来源未知"));
  await user.type(field("广告来源"), "首页");
  await reload();
  await waitFor(() => expect(field("广告媒介")).toHaveAccessibleDescription("媒介未知"));
  expect(field("广告来源")).not.toHaveAccessibleDescription();
  expect(screen.getByRole("group", { name: "提交失败" })).toHaveTextContent("推广时间 档期已满");
  await user.click(button("上一步"));
  await user.clear(await waitFor(() => field("推广时间 结束日期")));
  await user.type(field("推广时间 结束日期"), "2099-12-31{Enter}");
  await user.click(button("下一步"));
  await waitFor(() => expect(field("广告媒介")).toHaveAccessibleDescription("媒介未知"));
  expect(screen.getByRole("group", { name: "提交失败" })).not.toHaveTextContent("档期已满");
});

test("a logout does not promise to tell how a submission ends", async () => {
  const respond = holdSubmissions();
  const { user } = await renderScreen("Step", { as: "admin" });
  await submitForm(user);
  await chooseInAccountMenu(user, "登出登录");
  const dialog = await screen.findByRole("dialog", { name: "正在提交" });
  expect(dialog).toHaveTextContent("离开后提交会继续");
  expect(dialog).not.toHaveTextContent("通知您");
  respond(success(true));
  await screen.findByRole("heading", { name: "提交成功" });
});

test("a submission goes on when the role is switched to one that may not see its form or its result, which is announced without a link", async () => {
  const respond = holdSubmissions();
  const { user, address } = await renderScreen("Step", { as: "admin" });
  await submitForm(user);
  await chooseInAccountMenu(user, "切换角色：普通用户");
  await main().findByRole("heading", { name: /王立群/ });
  expect(address()).toBe(pathTo("Workplace"));
  respond(success(true));
  await expectToast("“分步表单”已提交成功");
  expect(screen.queryByRole("link", { name: "查看结果" })).toBeNull();
});
