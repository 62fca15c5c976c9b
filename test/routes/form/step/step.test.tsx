import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { recordBodies } from "../../../support/client";
import { button, field, fill } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { fillFirstStep, fillSecondStep, PATH, SUBMIT } from "./fill-form";

setUpScreens();

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

/** What is said of the keywords. */
const keywordStatus = () =>
  screen.getAllByRole("status").find((status) => /已添加|已删除|已有/.test(status.textContent ?? ""));

test("a keyword is added by Enter, which never submits, and removed by its own button", async () => {
  const { user } = await renderScreen("Step", { as: "admin" });
  await fillFirstStep(user, "https://example.com");
  await user.click(button("下一步"));
  await user.type(await screen.findByRole("textbox", { name: /^关键词/ }), "秋季，折扣、新品{Enter}{Enter}");
  expect(screen.queryByText("请输入广告来源")).toBeNull();
  expect(keywordStatus()).toHaveTextContent(/^已添加“新品”，共 3 个关键词$/);
  button("删除关键词“折扣”").focus();
  await user.keyboard("{Enter}");
  expect(keywordStatus()).toHaveTextContent(/^已删除“折扣”$/);
  expect(screen.queryByText("折扣")).toBeNull();
  expect(button("删除关键词“新品”")).toHaveFocus();
  // As Safari ends a composition.
  fireEvent.change(field("关键词"), { target: { value: "qiu" } });
  fireEvent.keyDown(field("关键词"), { key: "Enter", keyCode: 229 });
  expect(field("关键词")).toHaveValue("qiu");
  await user.clear(field("关键词"));
  await user.keyboard("{Backspace}");
  expect(screen.queryByRole("button", { name: "删除关键词“新品”" })).toBeNull();
  expect(keywordStatus()).toHaveTextContent(/^已删除“新品”$/);
  await user.type(field("关键词"), "冬季{Tab}");
  expect(await screen.findByRole("button", { name: "删除关键词“冬季”" })).toBeVisible();
  await user.type(field("关键词"), "双十");
  // The window loses the focus and gets it back by a click into the field, which has been the active element all along.
  fireEvent.blur(field("关键词"));
  await user.click(field("关键词"));
  await user.type(field("关键词"), "一{Enter}");
  expect(await screen.findByRole("button", { name: "删除关键词“双十一”" })).toBeVisible();
  await user.click(button("提交"));
  expect(field("关键词")).toBeRequired();
  expect(field("关键词")).toBeValid();
  await user.type(field("关键词"), "秋季{Enter}");
  expect(keywordStatus()).toHaveTextContent(/^已有关键词“秋季”$/);
  await user.type(field("关键词"), "春季");
  await user.click(button("删除关键词“双十一”"));
  expect(keywordStatus()).toHaveTextContent(/^已删除“双十一”；已添加“春季”，共 3 个关键词$/);
  for (const name of ["秋季", "冬季", "春季"]) await user.click(button(`删除关键词“${name}”`));
  expect(field("关键词")).toHaveFocus();
  await user.click(button("提交"));
  expect(field("关键词")).toHaveAccessibleDescription(/请至少添加一个关键词/);
});

test("lines that are pasted are keywords, and a press on a button adds what is typed only when it is over", async () => {
  const bodies = recordBodies(SUBMIT);
  const { user } = await renderScreen("Step", { as: "admin" });
  await fillFirstStep(user, "https://example.com");
  await user.click(button("下一步"));
  await fillSecondStep(user);
  await user.type(field("关键词"), "折");
  await user.paste("新品\r\n特价\n");
  for (const name of ["折", "新品", "特价"]) expect(button(`删除关键词“${name}”`)).toBeVisible();
  await user.type(field("关键词"), "冬季");
  await user.pointer({ keys: "[MouseLeft>]", target: button("提交") });
  expect(screen.queryByRole("button", { name: "删除关键词“冬季”" })).toBeNull();
  await user.pointer({ keys: "[/MouseLeft]", target: button("提交") });
  await screen.findByRole("heading", { name: "提交成功" });
  expect(bodies).toMatchObject([{ keyword: ["秋季", "折", "新品", "特价", "冬季"] }]);
});

test("a keyword that is removed while another is typed stays removed, and what is typed is added", async () => {
  const bodies = recordBodies(SUBMIT);
  const { user } = await renderScreen("Step", { as: "admin" });
  await fillFirstStep(user, "https://example.com");
  await user.click(button("下一步"));
  await fillSecondStep(user);
  await user.type(field("关键词"), "折扣{Enter}冬季");
  await user.click(button("删除关键词“秋季”"));
  expect(await screen.findByRole("button", { name: "删除关键词“冬季”" })).toBeVisible();
  await user.click(button("提交"));
  await screen.findByRole("heading", { name: "提交成功" });
  expect(bodies).toMatchObject([{ keyword: ["折扣", "冬季"] }]);
});

test("a keyword that is deleted before it was added is not sent, also after a look at another window", async () => {
  const bodies = recordBodies(SUBMIT);
  const { user } = await renderScreen("Step", { as: "admin" });
  await fillFirstStep(user, "https://example.com");
  await user.click(button("下一步"));
  await fillSecondStep(user);
  await user.type(field("关键词"), "折扣");
  // Another window gets the focus and gives it back, without a press in the page.
  fireEvent.blur(field("关键词"));
  fireEvent.focus(field("关键词"));
  await user.keyboard("{Backspace}{Backspace}");
  await user.click(button("提交"));
  await screen.findByRole("heading", { name: "提交成功" });
  expect(bodies).toMatchObject([{ keyword: ["秋季"] }]);
});

test("a draft that is dropped on the second step leads to the first, which has the focus, and does not return", async () => {
  const { user, address, reload } = await renderScreen("Step", { as: "admin" });
  await fillFirstStep(user, "https://example.com");
  await user.click(button("下一步"));
  await fill(user, await screen.findByRole("textbox", { name: /^广告来源/ }), "官网");
  await reload();
  await user.type(await screen.findByRole("textbox", { name: /^关键词/ }), "秋季");
  await user.click(await screen.findByRole("button", { name: "放弃内容" }));
  await waitFor(() => expect(address()).toBe(PATH));
  await waitFor(() => expect(screen.getByRole("form", { name: "选择渠道" })).toHaveFocus());
  await reload();
  expect(screen.queryByText("已恢复上次未保存的内容")).toBeNull();
});
