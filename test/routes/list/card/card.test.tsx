import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { answering } from "../../../support/answering";
import { recordCalls } from "../../../support/client";
import { button, chooseInAccountMenu, expectFailureToast, main, region } from "../../../support/page-parts";
import { renderScreen, withScreens } from "../../../support/render-screen";

withScreens();

const card = async (title: string) => {
  const item = (await screen.findByRole("heading", { name: title })).closest("li");
  if (!item) throw new Error(`“${title}” is no card`);
  return item;
};
const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);
const writes = () => [
  ...main().queryAllByRole("button", { name: /质检|删除|服务/ }),
  ...main().queryAllByRole("switch"),
];

const RULE = "内容加权规则";
const RULE_CALL = "PATCH /api/list/rules-preset/3";
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

test("services can be opened, cancelled and renewed, and a double click sends once", async () => {
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=service" });
  const calls = recordCalls();
  const [closed, expired] = [await card("资源分发"), await card("用户画像分析")];
  expect(expired).toHaveTextContent("已过期");
  faults.set("PATCH /api/list/the-service/3", { kind: "slow", ms: 50 });
  await user.dblClick(within(closed).getByRole("button", { name: "开通服务" }));
  await screen.findByText("“资源分发”已开通");
  expect(closed).toHaveTextContent("已开通");
  expect(calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
  await waitFor(() => expect(within(closed).getByRole("button", { name: "取消服务" })).toHaveFocus());
  await user.keyboard("{Enter}");
  await within(closed).findByRole("button", { name: "开通服务" });

  await user.click(within(expired).getByRole("button", { name: "续约服务" }));
  const cancel = await within(expired).findByRole("button", { name: "取消服务" });
  faults.set("PATCH /api/list/the-service/4", REFUSED);
  await user.click(cancel);
  await expectFailureToast("没有权限");
  expect(expired).toHaveTextContent("已开通");
});

test("each list fails, is empty and is retried on its own, and shows only known counts", async () => {
  faults.set("GET /api/list/the-service", { kind: "code", code: 50000, message: "服务目录维护中" });
  faults.set("GET /api/list/quality-inspection", answering([]));
  const { user } = await renderScreen("Card", { as: "user" });
  await waitFor(() => expect(region("开通服务")).toHaveTextContent("服务目录维护中"));
  await waitFor(() => expect(region("内容质检")).toHaveTextContent("暂无数据"));
  await card(RULE);
  expect(tabs()).toEqual(["全部", "内容质检 0", "开通服务", "规则预置 8"]);
  faults.clear();
  const calls = recordCalls();
  await user.click(button("重试"));
  await card("漏斗分析");
  expect(tabs()).toEqual(["全部 16", "内容质检 0", "开通服务 8", "规则预置 8"]);
  expect(calls).toEqual(["GET /api/list/the-service"]);
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
