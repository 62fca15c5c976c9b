import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { recordCalls } from "../../../support/client";
import { fill } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { expectToast } from "../../../support/toasts";

setUpScreens();

const CREATE = "POST /api/list/quality-inspection";
const refusal = (fields: Record<string, string>) =>
  ({
    kind: "status",
    status: 422,
    body: { status: "error", code: 42200, message: "内容有误", data: { fields } },
  }) as const;

test("a refused queue keeps its name, and the reasons at the field and in the dialog, until the next try", async () => {
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  const open = () => screen.findByRole("button", { name: /^新建质检队列/ }).then((button) => user.click(button));
  const findDialog = async () => within(await screen.findByRole("dialog", { name: "新建质检队列" }));
  await open();
  let dialog = await findDialog();
  const name = () => dialog.getByRole("textbox", { name: "队列名称" });
  const create = () => user.click(dialog.getByRole("button", { name: "创建" }));

  faults.set(CREATE, refusal({ title: "已有同名队列", quota: "最多 20 个队列" }));
  await fill(user, name(), "视频");
  await create();
  const alert = await dialog.findByRole("alert", { name: "创建失败" });
  expect(alert).toHaveTextContent("内容有误");
  expect(alert).toHaveTextContent("quota: 最多 20 个队列");
  expect(name()).toHaveValue("视频");
  expect(name()).toHaveAccessibleDescription("已有同名队列");
  await waitFor(() => expect(name()).toHaveFocus());

  faults.set(CREATE, refusal({}));
  await create();
  await waitFor(() => expect(dialog.getByRole("alert", { name: "创建失败" })).not.toHaveTextContent("quota"));
  expect(name()).toBeValid();

  // What was refused is forgotten with the dialog.
  await user.click(dialog.getByRole("button", { name: "取消" }));
  const question = within(await screen.findByRole("dialog", { name: "有未保存的内容" }));
  await user.click(question.getByRole("button", { name: "放弃内容" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await open();
  dialog = await findDialog();
  expect(dialog.queryByRole("alert")).toBeNull();

  faults.clear();
  await fill(user, name(), "音频");
  await create();
  await expectToast("“音频”已创建");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a name with characters that nobody sees is refused before it is sent", async () => {
  const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  const calls = recordCalls();
  await user.click(await screen.findByRole("button", { name: /^新建质检队列/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "新建质检队列" }));
  const name = dialog.getByRole("textbox", { name: "队列名称" });
  await fill(user, name, "视频\u202E频视\u200B");
  await user.click(dialog.getByRole("button", { name: "创建" }));
  expect(name).toHaveAccessibleDescription("队列名称里有看不见的字符，请删除后重新输入");
  expect(calls).not.toContain(CREATE);
});
