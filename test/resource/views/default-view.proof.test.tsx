import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { users } from "#mocks/data/users";
import { STORAGE_KEY } from "~/config/storage-keys";
import { policies } from "~/lists/policies";
import { pathTo } from "~/navigation/paths";
import { savedViewsOf } from "~/resource/views/saved-views";
import { accountOf } from "~/session/account";
import { endSession } from "~/session/session";
import { button, chooseInAccountMenu } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";
import { storeTokenOf } from "../../support/session";

const PATH = pathTo("SearchTable");
const VIEW = `${PATH}?status=online`;

setUpScreens();
afterEach(() => sessionStorage.removeItem(STORAGE_KEY.clearedLists));

/** Enters the list, which opens its default view, and clears the conditions. */
async function clearDefaultView() {
  savedViewsOf(policies).write(accountOf(users.admin), [{ name: "上线的", query: "status=online", isDefault: true }]);
  const rendered = await renderScreen("SearchTable", { as: "admin" });
  await waitFor(() => expect(rendered.address()).toBe(VIEW));
  await expectTotal("共 32 条");
  await clear(rendered.user);
  await waitFor(() => expect(rendered.address()).toBe(PATH));
  await expectTotal("共 55 条");
  return rendered;
}
const clear = async (user: UserEvent) => user.click(await screen.findByRole("button", { name: "清除筛选" }));

test("cleared conditions do not come back with the default view after an expired login and another reload", async () => {
  const { address, reload } = await clearDefaultView();
  act(endSession);
  storeTokenOf("admin");
  await reload();
  await expectTotal("共 55 条");
  expect(address()).toBe(PATH);
});

test("nor do they when the list was left with an open record", async () => {
  const { address, go } = await clearDefaultView();
  await go(pathTo("Card"));
  await go(`${PATH}?record=55`);
  await screen.findByRole("dialog", { name: "集合详情" });
  await go(PATH);
  await go(pathTo("Card"));
  await go(PATH);
  await expectTotal("共 55 条");
  expect(address()).toBe(PATH);
});

test("a view that becomes the default opens with the list, although another one's conditions were cleared", async () => {
  const { user, address, reload } = await clearDefaultView();
  savedViewsOf(policies).write(accountOf(users.admin), [{ name: "下线的", query: "status=offline" }]);
  await user.click(button("视图"));
  await user.click(await screen.findByRole("button", { name: "管理视图 下线的" }));
  await user.click(button("设为默认"));
  expect(await screen.findByText("默认")).toBeVisible();
  expect(address()).toBe(PATH);
  await reload();
  await waitFor(() => expect(address()).toBe(`${PATH}?status=offline`));
});

test("the default view is open again after other conditions, and after a logout", async () => {
  const { user, address, go } = await clearDefaultView();
  await go(`${PATH}?status=offline`);
  await go(pathTo("Card"));
  await go(PATH);
  await waitFor(() => expect(address()).toBe(VIEW));
  await expectTotal("共 32 条");
  await clear(user);
  await waitFor(() => expect(address()).toBe(PATH));
  await chooseInAccountMenu(user, "登出登录");
  await screen.findByRole("button", { name: "登录" });
  storeTokenOf("admin");
  await go(PATH);
  await waitFor(() => expect(address()).toBe(VIEW));
});
