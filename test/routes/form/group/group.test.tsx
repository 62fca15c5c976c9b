import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { recordBodies } from "../../../support/client";
import { button, field, fill, main, mainMenu } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";

setUpScreens();

const SUBMIT = "POST /api/group-form/submit";
const rate = (name: string) => field(`编码码率${name}`);
const audioRate = () =>
  within(screen.getByRole("region", { name: "音频参数" })).getByRole("textbox", { name: /编码码率/ });

/** The parameters in use have a default rate that is out of their range. */
async function openForm() {
  const rendered = await renderScreen("Group", { as: "admin" });
  await screen.findByRole("textbox", { name: /^采集帧率/ });
  return rendered;
}
const fillRates = async (user: UserEvent, ...rates: [string, string, string]) => {
  for (const [index, name] of ["最小值", "最大值", "默认值"].entries())
    await fill(user, rate(name), rates[index] ?? "");
};
async function reset(user: UserEvent) {
  await user.click(button("重置"));
  const dialog = within(await screen.findByRole("dialog", { name: "重置表单" }));
  await user.click(dialog.getByRole("button", { name: "确定重置" }));
}
/** Submits a change that is refused for the audio's rate; returns what says so. */
async function submitRefused(user: UserEvent) {
  const fields = { "audio.encoding.rate": "码率已被占用" };
  faults.set(SUBMIT, {
    kind: "status",
    status: 422,
    body: { status: "error", code: 42200, message: "参数冲突", data: { fields } },
  });
  await fillRates(user, "300", "800", "500");
  await user.click(button("提交"));
  return screen.findByRole("group", { name: "提交失败" });
}

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

test("a refusal stays in the form, at its fields and on its page, until the next try", async () => {
  const { user, address, go } = await openForm();
  const failure = await submitRefused(user);
  expect(failure).toHaveTextContent("参数冲突");
  await waitFor(() => expect(audioRate()).toHaveFocus());
  expect(audioRate()).toHaveAccessibleDescription(/码率已被占用/);
  await user.tab();
  expect(audioRate()).toBeInvalid();

  await user.click(within(failure).getByRole("link", { name: "查看详情" }));
  await waitFor(() => expect(main().getByRole("heading", { name: "提交失败" })).toBeVisible());
  expect(main().getByText("码率已被占用")).toBeVisible();
  await user.click(main().getByRole("link", { name: "去修改：音频参数 · 编码码率" }));
  await waitFor(() => expect(audioRate()).toHaveFocus());
  expect(rate("默认值")).toHaveValue("500");
  faults.clear();
  await user.click(button("提交"));
  await waitFor(() => expect(address()).toBe(pathTo("Success")));
  await go(pathTo("Error"));
  const recent = within(await main().findByRole("region", { name: "最近提交" }));
  expect(recent.getByRole("listitem")).toHaveTextContent(/^分组表单提交成功.*查看结果$/);
  await user.click(recent.getByRole("link", { name: "查看结果" }));
  expect(await main().findByRole("heading", { name: "提交成功" })).toBeVisible();
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

test.each<[string, (user: UserEvent, reload: () => Promise<unknown>) => Promise<unknown>]>([
  ["a reset", reset],
  ["a dropped draft", (user, reload) => reload().then(async () => user.click(await screen.findByText("放弃内容")))],
])(
  "%s takes a refusal with it, also for the form that is opened again after something else was typed",
  async (_, forget) => {
    const { user, reload } = await openForm();
    await submitRefused(user);
    await forget(user, reload);
    await fill(user, field("采集帧率"), "20");
    await reload();
    expect(await screen.findByText("已恢复上次未保存的内容")).toBeVisible();
    expect(screen.queryByRole("group", { name: "提交失败" })).toBeNull();
    expect(audioRate()).toBeValid();
  },
);
