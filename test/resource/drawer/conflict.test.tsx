import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { changePolicy, listPolicies, type PolicyForm } from "~/api/policy";
import { recordBodies } from "../../support/client";
import { fill } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow } from "../../support/search-table";

setUpScreens();

const PATCH = "PATCH /api/list/policy/:id";

/** Another operator changes the first record; a change that is based on the earlier one is refused. */
async function changeMeanwhile(body: Partial<PolicyForm>) {
  const data = await changePolicy({ params: { id: 55 }, body });
  const refusal = { status: "error", code: 40900, message: "记录已被修改", data };
  faults.set(PATCH, { kind: "status", status: 409, body: refusal });
}

/** Opens the form of the first record, and types another number. */
async function edit(user: UserEvent, count: string) {
  await expectTotal("共 55 条");
  const drawer = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  const input = () => drawer.getByRole("textbox", { name: /^内容量/ });
  await fill(user, input(), count);
  return { drawer, input, save: () => user.click(drawer.getByRole("button", { name: "保存" })) };
}

test("a change that is refused because of another one shows both values, and sends what is chosen", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin", at: "?edit=55" });
  const { drawer, input, save } = await edit(user, "77");
  await changeMeanwhile({ count: 88, name: "别人的名称" });
  const bodies = recordBodies("PATCH /api/list/policy/55");
  await save();
  const panel = within(await drawer.findByRole("alert"));
  const count = within(panel.getByRole("radiogroup", { name: "内容量" }));
  expect(count.getByRole("radio", { name: "保留我的：77" })).toBeChecked();
  expect(count.getByRole("radio", { name: "采用对方的：88" })).not.toBeChecked();
  expect(input()).toHaveValue("77");
  // What was not changed here is theirs from the start.
  const name = within(panel.getByRole("radiogroup", { name: "集合名称" }));
  expect(name.getByRole("radio", { name: "采用对方的：别人的名称" })).toBeChecked();
  expect(drawer.getByRole("textbox", { name: /^集合名称/ })).toHaveValue("别人的名称");
  expect(panel.queryByRole("radiogroup", { name: "当前状态" })).toBeNull();
  await waitFor(() => expect(firstRow()).toHaveTextContent("别人的名称"));
  // Taking theirs and coming back loses nothing.
  await user.click(count.getByRole("radio", { name: "采用对方的：88" }));
  expect(input()).toHaveValue("88");
  await user.click(count.getByRole("radio", { name: "保留我的：77" }));
  expect(input()).toHaveValue("77");
  faults.clear();
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "编辑集合" })).toBeNull());
  expect(bodies).toEqual([{ count: 77 }, { count: 77 }]);
  // A toast may go meanwhile.
  const { list } = await act(() => listPolicies({ query: { current: 1, pageSize: 10 } }));
  const [saved] = list;
  expect(saved).toMatchObject({ count: 77, name: "别人的名称" });
});

test("with theirs taken everywhere nothing is left to send", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin", at: "?edit=55" });
  const { drawer, save } = await edit(user, "77");
  await changeMeanwhile({ count: 88 });
  const bodies = recordBodies("PATCH /api/list/policy/55");
  await save();
  await user.click(await drawer.findByRole("radio", { name: "采用对方的：88" }));
  faults.clear();
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "编辑集合" })).toBeNull());
  expect(bodies).toEqual([{ count: 77 }]);
  expect(firstRow()).toHaveTextContent("88");
});

test("a refusal without a record is a failure like others", async () => {
  const { user } = await renderScreen("SearchTable", { as: "admin", at: "?edit=55" });
  const { drawer, input, save } = await edit(user, "77");
  faults.set(PATCH, {
    kind: "status",
    status: 409,
    body: { status: "error", code: 1, message: "编号重复", data: null },
  });
  await save();
  expect(await drawer.findByRole("group", { name: "保存失败" })).toHaveTextContent("编号重复");
  expect(input()).toHaveValue("77");
});
