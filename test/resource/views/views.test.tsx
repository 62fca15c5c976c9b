import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { policies } from "~/lists/policies";
import { pathTo } from "~/navigation/paths";
import { button } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal } from "../../support/search-table";

const PATH = pathTo("SearchTable");
const { preferences } = policies;

setUpScreens();
afterEach(() => act(() => preferences.set(preferences.defaultColumns)));

async function renderList(at = "") {
  const rendered = await renderScreen("SearchTable", { as: "admin", at });
  await expectTotal(/共 \d+ 条/);
  return rendered;
}

const panel = () => within(screen.getByRole("dialog", { name: "视图" }));

async function saveView(user: UserEvent, name: string) {
  await user.type(await screen.findByRole("textbox", { name: "视图名称" }), name);
  await user.click(button("保存当前条件和列"));
}

async function manage(user: UserEvent, name: string, action: string) {
  await user.click(button(`管理视图 ${name}`));
  await user.click(panel().getByRole("button", { name: action }));
}

test("a view brings back conditions and columns, and is replaced by other ones after a question", async () => {
  const { user, address, go } = await renderList("?status=offline");
  act(() => preferences.set({ widths: { name: 222 } }));
  await user.click(button("视图"));
  await saveView(user, "下线的");
  expect(await screen.findByRole("button", { name: "应用视图 下线的" })).toHaveAttribute("aria-current", "true");

  act(() => preferences.set({ widths: {} }));
  await go(PATH);
  expect(button("应用视图 下线的")).not.toHaveAttribute("aria-current");
  await user.click(button("应用视图 下线的"));
  await waitFor(() => expect(address()).toBe(`${PATH}?status=offline`));
  expect(preferences.get().widths).toEqual({ name: 222 });

  await go(`${PATH}?status=online`);
  await user.click(button("视图"));
  await manage(user, "下线的", "更新为当前条件和列");
  expect(button("取消")).toHaveFocus();
  await user.click(button("替换"));
  expect(button("应用视图 下线的")).toHaveAttribute("aria-current", "true");
});

test("Escape leaves the renaming of a view, and then the panel of views", async () => {
  const { user } = await renderList();
  await user.click(button("视图"));
  await saveView(user, "甲");
  await manage(user, "甲", "重命名");
  const name = await panel().findByRole("textbox", { name: "新名称" });
  await user.type(name, "乙");
  // As Safari cancels a composition: here and in the field of a new view.
  for (const field of [name, panel().getByRole("textbox", { name: "视图名称" })]) {
    fireEvent.keyDown(field, { key: "Escape", keyCode: 229 });
    expect(name).toHaveFocus();
    expect(button("视图")).toHaveAttribute("aria-expanded", "true");
  }
  await user.keyboard("{Escape}");
  await waitFor(() => expect(name).not.toBeInTheDocument());
  expect(button("管理视图 甲")).toHaveFocus();
  expect(button("应用视图 甲")).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "视图" })).toBeNull());
  await waitFor(() => expect(button("视图")).toHaveFocus());
});

test("a view is renamed, but not to the name of another one, and deleted after a question", async () => {
  const { user } = await renderList();
  await user.click(button("视图"));
  await saveView(user, "甲");
  await saveView(user, "乙");
  await manage(user, "乙", "重命名");
  const name = screen.getByRole("textbox", { name: "新名称" });
  await user.clear(name);
  await user.type(name, "甲");
  await user.click(button("重命名"));
  expect(screen.getByText(/^已有同名视图/)).toBeVisible();
  await user.type(name, "2 <b>$t(views.none)</b>");
  await user.click(button("重命名"));
  expect(await screen.findByText("甲2 <b>$t(views.none)</b>")).toBeVisible();
  expect(button("管理视图 甲2 <b>$t(views.none)</b>")).toHaveFocus();

  await manage(user, "甲2 <b>$t(views.none)</b>", "删除视图 甲2 <b>$t(views.none)</b>");
  await user.click(button("取消"));
  expect(button("管理视图 甲2 <b>$t(views.none)</b>")).toHaveFocus();
  await manage(user, "甲", "删除视图 甲");
  await user.click(panel().getByRole("button", { name: "删除" }));
  expect(screen.queryByText("甲")).toBeNull();
});

test("the default view opens with the list, unless its conditions were cleared", async () => {
  const { user, address, go } = await renderList("?status=offline");
  await user.click(button("视图"));
  await saveView(user, "默认的");
  await manage(user, "默认的", "设为默认");
  expect(await screen.findByText("默认")).toBeVisible();
  await go(pathTo("Card"));
  await go(PATH);
  await waitFor(() => expect(address()).toBe(`${PATH}?status=offline`));
  await expectTotal(/共 \d+ 条/);
  await go(PATH);
  expect(address()).toBe(PATH);
  await go(pathTo("Card"));
  await go(PATH);
  expect(address()).toBe(PATH);
  await go(`${PATH}?status=online`);
  expect(address()).toBe(`${PATH}?status=online`);
});

test("a name that is too long for a view is not cut, and is refused", async () => {
  const { user } = await renderList();
  await user.click(button("视图"));
  const name = await screen.findByRole("textbox", { name: "视图名称" });
  await user.click(name);
  await user.paste("长".repeat(31));
  await user.click(button("保存当前条件和列"));
  expect(name).toHaveValue("长".repeat(31));
  expect(name).toHaveAccessibleDescription("名称最多 30 个字符");
});
