import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { deletePolicies } from "~/api/policy";
import { logout } from "~/session/session";
import { recordBodies, recordCalls } from "../../support/client";
import { fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow, rows } from "../../support/search-table";
import { expectToast } from "../../support/toasts";

setUpScreens();

test("tells how many records an action changed, when it did not apply to some and others were gone", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  const bodies = recordBodies("PATCH /api/list/policy");
  const selected = rows().slice(0, 4);
  expect(selected[1]).toHaveTextContent("已下线");
  for (const row of selected) await user.click(within(row).getByRole("checkbox"));
  // Another operator deletes one of them.
  await deletePolicies({ body: { ids: [53] } });
  const bar = within(screen.getByRole("group", { name: "批量操作" }));
  await user.click(bar.getByRole("button", { name: "下线" }));
  await expectToast("已下线 2 个集合，1 个集合已不存在，1 个集合无需或不能执行此操作");
  await expectTotal("共 54 条");
  expect(bodies).toEqual([{ ids: [55, 53, 52], status: "offline" }]);
  // What was left out is still selected; the action applies to nothing of it.
  expect(await bar.findByRole("button", { name: "已选 1 项" })).toBeVisible();
  await user.click(bar.getByRole("button", { name: "下线" }));
  await expectToast("选中的 1 个集合都不需要或不能下线");
  expect(bodies).toHaveLength(1);
});

test("a logout sends a deletion whose undo has not run out, while the session lasts", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await user.click(within(firstRow()).getByRole("button", { name: /^更多操作/ }));
  await user.click(await screen.findByRole("menuitem", { name: "删除" }));
  await expectTotal("共 54 条");
  const calls = recordCalls();
  act(logout);
  await waitFor(() =>
    expect(calls.filter((call) => !call.startsWith("GET"))).toEqual([
      "DELETE /api/list/policy",
      "POST /api/user/logout",
    ]),
  );
});

test("a refusal that names a field stands at the field, or with the form that does not have it", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin", at: "?edit=55" });
  const drawer = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  const name = await drawer.findByRole("textbox", { name: /^集合名称/ });
  await fill(user, name, "已占用");
  const data = { fields: { name: "名称已被占用", owner: "不存在的字段" } };
  const body = { status: "error", message: "参数错误", code: 42200, data };
  faults.set("PATCH /api/list/policy/:id", { kind: "status", status: 422, body });
  await user.click(drawer.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(name).toHaveAccessibleDescription("名称已被占用"));
  expect(name).toHaveValue("已占用");
  const failed = drawer.getByRole("alert", { name: "保存失败" });
  expect(failed).toHaveTextContent("参数错误");
  expect(within(failed).getByText("owner：不存在的字段")).toBeVisible();
});
