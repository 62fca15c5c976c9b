import { fireEvent, screen, waitFor, within } from "@testing-library/react";
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
  await fill(user, field("推广时间 开始日期"), "20361105");
  await fill(user, field("推广时间 结束日期"), "2036/11/11");
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
  for (const end of ["推广时间 开始日期", "推广时间 结束日期"]) {
    expect(field(end)).toBeRequired();
    expect(field(end)).toHaveAccessibleDescription("请选择推广时间");
  }
  await fillFirstStep(user, "example.com");
  await user.click(button("下一步"));
  await waitFor(() => expect(field("推广地址")).toHaveFocus());
  expect(screen.getByText("请输入以 http、https 或 ftp 开头的有效地址")).toBeVisible();
  await fill(user, field("推广地址"), "ftp://files.example.com");
  await fill(user, field("推广时间 结束日期"), "");
  await user.click(button("下一步"));
  expect(field("推广时间 结束日期")).toHaveFocus();
  expect(field("推广时间 结束日期")).toHaveAccessibleDescription("请补全开始日期和结束日期");
  expect(field("推广时间 开始日期")).toBeValid();
  await user.type(field("推广时间 结束日期"), "2036-11-11");
  await user.click(button(/填写内容/));
  await waitFor(() => expect(address()).toBe(`${PATH}?step=2`));
  await user.click(await screen.findByRole("button", { name: "提交" }));
  await waitFor(() => expect(field("广告来源")).toHaveFocus());
  expect(screen.getByText("请至少添加一个关键词")).toBeVisible();
});

test("a period is pasted as a whole, asked about when it is over, and chosen from coming ones", async () => {
  const { user, address } = await renderScreen("Step", { as: "admin" });
  const answerPast = async (name: string) => {
    await user.click(button("下一步"));
    const question = within(await screen.findByRole("dialog", { name: "推广时间已过" }));
    await user.click(question.getByRole("button", { name }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  await fillFirstStep(user, "https://example.com");
  await user.type(field("推广时间 结束日期"), "1");
  await user.paste("2020-11-05 至 2020/11/11");
  expect(field("推广时间 开始日期")).toHaveValue("2020-11-05");
  expect(field("推广时间 结束日期")).toHaveValue("2020-11-11");
  await answerPast("取消");
  expect(address()).toBe(PATH);
  await answerPast("继续");
  await waitFor(() => expect(address()).toBe(`${PATH}?step=2`));
  await user.click(await screen.findByRole("button", { name: "上一步" }));
  await user.click(await screen.findByRole("button", { name: "打开日历" }));
  const presets = within(await screen.findByRole("group", { name: "常用范围" }));
  const names = presets.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toEqual(["未来 7 天", "未来 30 天", "本月剩余", "下月"]);
  await user.click(presets.getByRole("button", { name: "未来 7 天" }));
  await waitFor(() => expect(field("推广时间 结束日期")).not.toHaveValue("2020-11-11"));
  await user.click(button("下一步"));
  await waitFor(() => expect(address()).toBe(`${PATH}?step=2`));
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

test("a keyword is added by Enter, which never submits, and removed by its own button", async () => {
  const { user } = await renderScreen("Step", { as: "admin" });
  await fillFirstStep(user, "https://example.com");
  await user.click(button("下一步"));
  await user.type(await screen.findByRole("textbox", { name: /^关键词/ }), "秋季，折扣、新品{Enter}{Enter}");
  expect(screen.queryByText("请输入广告来源")).toBeNull();
  button("删除关键词“折扣”").focus();
  await user.keyboard("{Enter}");
  expect(screen.queryByText("折扣")).toBeNull();
  expect(button("删除关键词“新品”")).toHaveFocus();
  // As Safari ends a composition.
  fireEvent.change(field("关键词"), { target: { value: "qiu" } });
  fireEvent.keyDown(field("关键词"), { key: "Enter", keyCode: 229 });
  expect(field("关键词")).toHaveValue("qiu");
  await user.clear(field("关键词"));
  await user.keyboard("{Backspace}");
  expect(screen.queryByText("新品")).toBeNull();
  await user.type(field("关键词"), "冬季{Tab}");
  expect(button("删除关键词“冬季”")).toBeVisible();
  await user.click(button("提交"));
  expect(field("关键词")).toBeRequired();
  expect(field("关键词")).toBeValid();
  for (const name of ["秋季", "冬季"]) await user.click(button(`删除关键词“${name}”`));
  expect(field("关键词")).toHaveFocus();
  await user.click(button("提交"));
  expect(field("关键词")).toHaveAccessibleDescription(/请至少添加一个关键词/);
});

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
