import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { recordBodies } from "../../../support/client";
import { deferred } from "../../../support/deferred";
import { button, field, fill } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { expectToast } from "../../../support/toasts";
import { leaveAndReturn } from "./leave-and-return";

setUpScreens();

/** Saves another nickname, which the server has when the returned function is called. */
async function startSave(nickname: string) {
  const held = deferred<void>();
  const bodies = recordBodies("POST /api/user/save-info");
  server.use(http.post("*/api/user/save-info", () => held.promise, { once: true }));
  const { user } = await renderScreen("Setting", { as: "admin" });
  await screen.findByRole("textbox", { name: /^昵称/ });
  await fill(user, field("昵称"), nickname);
  await user.click(button("保存"));
  const finish = async () => {
    held.resolve();
    await expectToast("保存成功");
  };
  return { user, bodies, finish };
}

/** The same, with the form opened again meanwhile. */
async function reopenWhileSaving() {
  const { user, bodies, finish } = await startSave("王小群");
  await leaveAndReturn(user);
  const saveOldName = async () => {
    await user.click(button("保存"));
    await waitFor(() => expect(bodies).toMatchObject([{ name: "王小群" }, { name: "王立群" }]));
    await screen.findByRole("button", { name: "账号菜单：王立群" });
  };
  return { user, finish, saveOldName };
}

test("a form that is opened again while it is saved is saved too, and the old value can be saved after it", async () => {
  const { user, finish, saveOldName } = await reopenWhileSaving();
  expect(screen.getByText("已恢复上次未保存的内容")).toBeVisible();
  await finish();
  await waitFor(() => expect(screen.queryByText("已恢复上次未保存的内容")).toBeNull());
  await fill(user, field("昵称"), "王立群");
  await saveOldName();
});

test("the old value that is typed in again while the new one is saved can be saved after it", async () => {
  const { user, finish, saveOldName } = await reopenWhileSaving();
  await fill(user, field("昵称"), "王立群");
  await finish();
  expect(field("昵称")).toHaveValue("王立群");
  await saveOldName();
});

test("a save that ends while the form is closed leaves nothing unsaved", async () => {
  const { user, finish } = await startSave(" 王小群 ");
  await user.click(screen.getByRole("tab", { name: "安全设置" }));
  await screen.findByRole("tabpanel", { name: "安全设置" });
  await finish();
  await user.click(screen.getByRole("tab", { name: "基础信息" }));
  await waitFor(() => expect(field("昵称")).toHaveValue("王小群"));
  expect(screen.queryByText("已恢复上次未保存的内容")).toBeNull();
});
