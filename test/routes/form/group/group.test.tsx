import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { recordBodies } from "../../../support/client";
import { fillRates, openForm, rate, reset, SUBMIT } from "../../../support/group-form";
import { button, field, fill, main, mainMenu } from "../../../support/page-parts";
import { setUpScreens } from "../../../support/render-screen";

setUpScreens();

test("parameters in use that are invalid are marked as the form opens, and again after a reset", async () => {
  const { user } = await openForm();
  const outOfRange = () => expect(rate("默认值")).toHaveAccessibleDescription(/不能大于最大值/);
  outOfRange();
  expect(button("有 1 项需要修改")).toBeVisible();
  await fill(user, rate("最大值"), "1600");
  await user.tab();
  expect(rate("默认值")).toBeValid();
  expect(button("已修改 1 项")).toBeVisible();
  await reset(user);
  await waitFor(outOfRange);
});

test("parameters in use that are invalid are marked again when a draft is dropped, and when it is brought back", async () => {
  const { user, reload } = await openForm();
  await fill(user, field("采集帧率"), "20");
  await reload();
  for (const [name, note] of [
    ["放弃内容", "内容已放弃"],
    ["撤销", "已恢复上次未保存的内容"],
  ] as const) {
    await user.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText(note)).toBeVisible();
    expect(rate("默认值")).toHaveAccessibleDescription(/不能大于最大值/);
    expect(button("有 1 项需要修改")).toBeVisible();
  }
});

test("a number keeps what was typed, and the rule refuses it", async () => {
  const { user } = await openForm();
  for (const typed of ["2.5", "-2", "0x1F4"]) {
    await fill(user, field("采集帧率"), typed);
    await user.click(button("提交"));
    expect(field("采集帧率")).toHaveValue(typed);
    expect(field("采集帧率")).toHaveAccessibleDescription(/请输入 1–60 的整数/);
  }
});

test("a wrong minimum is one error, at its field", async () => {
  const { user } = await openForm();
  await fillRates(user, "900", "800", "500");
  await user.click(button("提交"));
  expect(rate("最小值")).toHaveFocus();
  expect(rate("最小值")).toBeInvalid();
  expect(rate("最大值")).toBeValid();
  expect(rate("默认值")).toBeValid();
  expect(button("有 1 项需要修改")).toBeVisible();
});

test("each rate has its own error, or the value in use, as its description", async () => {
  const { user } = await openForm();
  await fillRates(user, "1", "900", "9999");
  await user.click(button("提交"));
  const description = (text: string) => new RegExp(`^(?!.*整数.*整数).*${text}`);
  expect(rate("最小值")).toHaveAccessibleDescription(description("请输入 150–1800 的整数"));
  expect(rate("最大值")).toHaveAccessibleDescription("现用 800 kbps");
  expect(rate("默认值")).toHaveAccessibleDescription(description("请输入 150–1800 的整数"));
});

test("opens with the parameters in use, marks changes, and an error of two fields goes when either is mended", async () => {
  const { user } = await openForm();
  expect(rate("最大值")).toHaveValue("800");
  expect(field("采集帧率")).toHaveValue("15");
  await fill(user, field("采集帧率"), "0");
  await fillRates(user, "800", "300", "900");
  await user.click(button("提交"));
  expect(field("采集帧率")).toHaveFocus();
  expect(rate("最大值")).toBeInvalid();
  expect(rate("默认值")).toBeValid();
  expect(button("有 2 项需要修改")).toBeVisible();
  await user.click(button("下一处"));
  expect(rate("最大值")).toHaveFocus();
  await user.click(button("下一处"));
  expect(field("采集帧率")).toHaveFocus();

  await fill(user, field("采集帧率"), "15");
  await fill(user, rate("最小值"), "200");
  await fill(user, rate("默认值"), "250");
  await user.tab();
  expect(rate("最大值")).toBeValid();
  expect(rate("默认值")).toBeValid();
  await user.click(button("已修改 3 项"));
  const changes = await screen.findByRole("dialog", { name: "已修改 3 项" });
  expect(within(changes).getByRole("row", { name: /编码码率最小值/ })).toHaveTextContent("300 kbps200 kbps");
});

test("sends only a change, and its result has old and new values", async () => {
  const bodies = recordBodies(SUBMIT);
  const { user, address, reload } = await openForm();
  await fillRates(user, "300", "800", "500");
  await user.click(button("提交"));
  await waitFor(() => expect(address()).toBe(pathTo("Success")));
  expect(bodies).toMatchObject([
    { video: { mode: "custom", encoding: { rate: { min: 300, max: 800, default: 500 } } } },
  ]);
  const row = () => main().findByRole("row", { name: /编码码率默认值/ });
  expect(await row()).toHaveTextContent("1,500 kbps500 kbps");
  await reload();
  expect(await row()).toHaveTextContent("1,500 kbps500 kbps");
  expect(main().getByText("王立群")).toBeVisible();
});

test("a reset asks first, then restores the parameters in use", async () => {
  const bodies = recordBodies(SUBMIT);
  const { user, address } = await openForm();
  await fill(user, rate("最小值"), "400");
  await reset(user);
  await waitFor(() => expect(rate("最小值")).toHaveValue("300"));
  expect(bodies).toEqual([]);
  await user.click(within(mainMenu()).getByRole("link", { name: "工作台" }));
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
});
