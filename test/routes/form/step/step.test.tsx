import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { expect, test } from "vitest";
import { failure, success } from "#mocks/backend/envelope";
import { faults, server } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { deferred } from "../../../support/deferred";
import { button, chooseOption, field, fill, main, mainMenu } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { expectToast } from "../../../support/toasts";

setUpScreens();

const PATH = pathTo("Step");

async function fillFirstStep(user: UserEvent, link: string) {
  await fill(user, field("活动名称"), "双十一推广");
  await chooseOption(user, "渠道类型", "APP 通用渠道");
  await fill(user, field("推广时间 开始日期"), "20261105");
  await fill(user, field("推广时间 结束日期"), "2026/11/11");
  await fill(user, field("推广地址"), link);
}

test.each(["?step=2", "?step=3"])("no address skips the first step: %s", async (at) => {
  const { address } = await renderScreen("Step", { as: "admin", at });
  await waitFor(() => expect(address()).toBe(PATH));
});

test("no button skips the rules, and the first invalid field gets the focus", async () => {
  const { user, address } = await renderScreen("Step", { as: "admin" });
  await user.click(button(/填写内容/));
  await waitFor(() => expect(field("活动名称")).toHaveFocus());
  const expectMessage = ["请输入活动名称", "请选择渠道类型", "请选择推广时间", "请输入推广地址"];
  for (const rule of expectMessage) expect(screen.getByText(rule)).toBeVisible();
  await fillFirstStep(user, "example.com");
  await user.click(button("下一步"));
  await waitFor(() => expect(field("推广地址")).toHaveFocus());
  expect(screen.getByText("请输入以 http、https 或 ftp 开头的有效地址")).toBeVisible();
  await fill(user, field("推广地址"), "ftp://files.example.com");
  await user.click(button(/填写内容/));
  await waitFor(() => expect(address()).toBe(`${PATH}?step=2`));
  await user.click(await screen.findByRole("button", { name: "提交" }));
  await waitFor(() => expect(field("广告来源")).toHaveFocus());
  expect(screen.getByText("请至少添加一个关键词")).toBeVisible();
});

const SUBMIT = "POST /api/channel-form/submit";

async function fillSecondStep(user: UserEvent) {
  await fill(user, await screen.findByRole("textbox", { name: /^广告来源/ }), "官网");
  await fill(user, field("广告媒介"), "视频");
  await user.type(field("关键词"), "秋季{Enter}");
  await fill(user, field("广告内容"), "全场八折");
}

/** Submits the form and goes to the workplace before the server responds, which the returned function does. */
async function leaveWhileSubmitting() {
  const response = deferred<Response>();
  server.use(http.post("*/api/channel-form/submit", () => response.promise));
  const rendered = await renderScreen("Step", { as: "admin" });
  const { user } = rendered;
  await fillFirstStep(user, "https://example.com");
  await user.click(button("下一步"));
  await fillSecondStep(user);
  await user.click(button("提交"));
  expect(field("广告来源")).toBeDisabled();
  expect(button("提交")).toHaveFocus();
  await user.click(within(mainMenu()).getByRole("link", { name: "工作台" }));
  const dialog = within(await screen.findByRole("dialog", { name: "正在提交" }));
  await user.click(dialog.getByRole("button", { name: "离开，继续提交" }));
  // The address changes before the screen does.
  await main().findByRole("heading", { name: /王立群/ });
  return { ...rendered, respond: response.resolve };
}

test("a submission goes on when its screen is left, and its result is told of and shown", async () => {
  const { user, address, respond } = await leaveWhileSubmitting();
  respond(success(true));
  await expectToast("“分步表单”已提交成功");
  await user.click(await screen.findByRole("link", { name: "查看结果" }));
  await waitFor(() => expect(address()).toBe(`${pathTo("Success")}?form=Step`));
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

test("a submission without a response may have been done, and says so", async () => {
  faults.set(SUBMIT, { kind: "drop" });
  const { user } = await renderScreen("Step", { as: "admin" });
  await fillFirstStep(user, "https://example.com");
  await user.click(button("下一步"));
  await fillSecondStep(user);
  await user.click(button("提交"));
  expect(await screen.findByRole("group", { name: "提交失败" })).toHaveTextContent("可能已经提交成功");
  expect(button("提交")).toHaveFocus();
});
