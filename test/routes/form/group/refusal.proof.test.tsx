import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { audioRate, openForm, rate, reset, submitRefused } from "../../../support/group-form";
import { button, field, fill, main } from "../../../support/page-parts";
import { setUpScreens } from "../../../support/render-screen";

setUpScreens();

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

test("a refusal comes back with the draft that was dropped", async () => {
  const { user, reload } = await openForm();
  await submitRefused(user);
  await reload();
  await user.click(await screen.findByText("放弃内容"));
  await waitFor(() => expect(screen.queryByRole("group", { name: "提交失败" })).toBeNull());
  await user.click(screen.getByRole("button", { name: "撤销" }));
  expect(await screen.findByRole("group", { name: "提交失败" })).toBeVisible();
  await waitFor(() => expect(audioRate()).toHaveAccessibleDescription(/码率已被占用/));
});
