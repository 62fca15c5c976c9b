import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { button, chooseOption, field, fill } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";

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
