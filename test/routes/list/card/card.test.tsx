import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { recordBodies, recordCalls } from "../../../support/client";
import { chooseInAccountMenu, main } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { successWith } from "../../../support/success-with";
import { expectFailureToast, expectToast } from "../../../support/toasts";

setUpScreens();

const card = async (title: string) => {
  const item = (await screen.findByRole("heading", { name: title })).closest("li");
  if (!item) throw new Error(`“${title}” is no card`);
  return item;
};
const writes = () => [
  ...main().queryAllByRole("button", { name: /质检|删除|服务/ }),
  ...main().queryAllByRole("switch"),
];

const RULE = "内容加权规则";
const RULE_CALL = "PATCH /api/list/rules-preset/3";
const question = async () => within(await screen.findByRole("dialog", { name: "取消服务" }));
async function confirmCancelling(user: UserEvent) {
  await user.click((await question()).getByRole("button", { name: "取消服务" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

const REFUSED = {
  kind: "status",
  status: 403,
  body: { status: "error", code: 40300, data: null, message: "没有权限" },
} as const;

test("a switch shows its new state before the response, in order, and is rolled back after a refusal", async () => {
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=rule" });
  const calls = recordCalls();
  const toggle = await screen.findByRole("switch", { name: RULE });
  expect(toggle).not.toBeChecked();
  faults.set(RULE_CALL, { kind: "slow", ms: 50 });
  toggle.focus();
  await user.keyboard(" ");
  expect(toggle).toBeChecked();
  await user.keyboard(" ");
  expect(toggle).not.toBeChecked();
  await user.keyboard(" ");
  expect(toggle).toBeChecked();
  await waitFor(() => expect(toggle).toHaveAttribute("aria-busy", "false"));
  expect(await card(RULE)).toHaveTextContent("已启用");
  expect(calls.filter((call) => call === RULE_CALL)).toHaveLength(3);

  faults.set(RULE_CALL, REFUSED);
  await user.keyboard(" ");
  await expectFailureToast("没有权限");
  expect(toggle).toBeChecked();
  expect(toggle).toHaveFocus();
});

test("services can be opened, cancelled after a question, and renewed, and a double click sends once", async () => {
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=service" });
  const calls = recordCalls();
  const [closed, expired] = [await card("资源分发"), await card("用户画像分析")];
  expect(expired).toHaveTextContent("已过期");
  faults.set("PATCH /api/list/the-service/3", { kind: "slow", ms: 50 });
  await user.dblClick(within(closed).getByRole("button", { name: "开通服务" }));
  await expectToast("“资源分发”已开通");
  expect(closed).toHaveTextContent("已开通");
  expect(calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
  const cancelHasFocus = () => expect(within(closed).getByRole("button", { name: "取消服务" })).toHaveFocus();
  await waitFor(cancelHasFocus);
  await user.keyboard("{Enter}");
  await user.click((await question()).getByRole("button", { name: "保留服务" }));
  await waitFor(cancelHasFocus);
  expect(closed).toHaveTextContent("已开通");
  await user.keyboard("{Enter}");
  await confirmCancelling(user);
  await within(closed).findByRole("button", { name: "开通服务" });

  await user.click(within(expired).getByRole("button", { name: "续约服务" }));
  const cancel = await within(expired).findByRole("button", { name: "取消服务" });
  faults.set("PATCH /api/list/the-service/4", REFUSED);
  await user.click(cancel);
  await confirmCancelling(user);
  await expectFailureToast("没有权限");
  expect(expired).toHaveTextContent("已开通");
});

test("a user can see the states but change nothing, and a role switch applies at once", async () => {
  const { user } = await renderScreen("Card", { as: "user" });
  expect(await card(RULE)).toHaveTextContent("未启用");
  expect(writes()).toEqual([]);
  await chooseInAccountMenu(user, "切换角色：管理员");
  await waitFor(() => expect(main().getAllByRole("switch")).toHaveLength(8));
  await user.click(screen.getByRole("switch", { name: RULE }));
  await expectFailureToast("没有权限");
  expect(screen.getByRole("switch", { name: RULE })).not.toBeChecked();
  await chooseInAccountMenu(user, "切换角色：普通用户");
  await waitFor(() => expect(writes()).toEqual([]));
});

test("a service is closed, open or expired", async () => {
  const services = [
    { title: "甲", enable: false, expires: false, state: "未开通", action: "开通服务" },
    { title: "乙", enable: true, expires: false, state: "已开通", action: "取消服务" },
    { title: "丙", enable: true, expires: true, state: "已过期", action: "续约服务" },
    { title: "丁", enable: false, expires: true, state: "已过期", action: "续约服务" },
  ];
  faults.set(
    "GET /api/list/the-service",
    successWith(services.map(({ state, action, ...service }, id) => ({ ...service, id }))),
  );
  await renderScreen("Card", { as: "admin", at: "?tab=service" });
  for (const { title, state, action } of services) {
    const item = await card(title);
    expect(item).toHaveTextContent(state);
    expect(within(item).getByRole("button")).toHaveTextContent(action);
  }
});

test("a queue whose counts are all zero has nothing to inspect", async () => {
  const queues = [
    { title: "zeros", values: [0, "0s", 0], isDone: true },
    { title: "something waiting", values: [3, "0s", 0], isDone: false },
    { title: "something to sample", values: [0, "0s", 1], isDone: false },
    { title: "only texts", values: ["0", "0s"], isDone: false },
    { title: "no values", values: [], isDone: false },
  ];
  faults.set(
    "GET /api/list/quality-inspection",
    successWith(
      queues.map(({ title, values }, id) => ({
        id,
        title,
        data: values.map((value, index) => ({ label: String(index), value })),
      })),
    ),
  );
  await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  for (const { title, isDone } of queues) {
    const item = await card(title);
    expect(within(item).queryAllByText("无待质检"), title).toHaveLength(Number(isDone));
    expect(within(item).queryAllByRole("button", { name: "质检" }), title).toHaveLength(Number(!isDone));
  }
});

test("a queue needs a name within the limit", async () => {
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  const sent = recordBodies("POST /api/list/quality-inspection");
  const submit = async (name: string) => {
    if (!screen.queryByRole("dialog")) await user.click(await screen.findByRole("button", { name: /^新建质检队列/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "新建质检队列" }));
    fireEvent.change(dialog.getByRole("textbox", { name: "队列名称" }), { target: { value: name } });
    await user.click(dialog.getByRole("button", { name: "创建" }));
  };
  const tooLong = "队列名称不能超过 60 个字符";
  for (const [name, message] of [
    ["", "队列名称不能为空"],
    ["长".repeat(61), tooLong],
    ["   ", "队列名称不能为空"],
  ] as const) {
    await submit(name);
    await screen.findByText(message);
  }
  expect(sent).toEqual([]);
  const names = ["视频", "👍".repeat(60)];
  for (const name of names) {
    await submit(name);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  expect(sent).toEqual(names.map((title) => ({ title })));
});
