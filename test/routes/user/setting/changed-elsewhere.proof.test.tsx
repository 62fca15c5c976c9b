import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { success } from "#mocks/backend/envelope";
import { users } from "#mocks/data/users";
import { server } from "#mocks/node";
import { STORAGE_KEY } from "~/config/storage-keys";
import { unsavedScreens } from "~/features/drafts/drafts";
import { recordBodies } from "../../../support/client";
import { button, field, fill } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { dispatchStorageEvent } from "../../../support/storage";
import { expectToast } from "../../../support/toasts";

setUpScreens();

const announceElsewhere = () => dispatchStorageEvent(STORAGE_KEY.userChange, "0.5");

async function changeElsewhere(): Promise<void> {
  server.use(http.post("*/api/user/info", () => success({ ...users.admin, name: "王小群" })));
  // Nothing shows when the page begins to listen, which it does when it is idle.
  const announcing = setInterval(announceElsewhere, 2000);
  await screen.findByRole("button", { name: "账号菜单：王小群" });
  clearInterval(announcing);
}

test("a reset shows what another tab has changed, and nothing is left to be saved", async () => {
  const { user } = await renderScreen("Setting", { as: "admin" });
  await fill(user, await screen.findByRole("textbox", { name: /^昵称/ }), "王立");
  await changeElsewhere();
  expect(field("昵称")).toHaveValue("王立");
  await user.click(button("重置"));
  const question = within(await screen.findByRole("dialog", { name: "重置基础信息" }));
  await user.click(question.getByRole("button", { name: "重置" }));
  await waitFor(() => expect(field("昵称")).toHaveValue("王小群"));
  expect(unsavedScreens({})).toEqual([]);
});

test("a name that another tab has changed is shown, and a save of something else keeps it", async () => {
  const { user } = await renderScreen("Setting", { as: "admin" });
  const bodies = recordBodies("POST /api/user/save-info");
  await screen.findByRole("textbox", { name: /^昵称/ });
  await changeElsewhere();
  await fill(user, field("具体地址"), "中关村大街 2 号");
  await user.click(button("保存"));
  await expectToast("保存成功");
  expect(bodies).toMatchObject([{ name: "王小群", address: "中关村大街 2 号" }]);
  await waitFor(() => expect(field("昵称")).toHaveValue("王小群"));
});
