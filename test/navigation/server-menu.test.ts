import { describe, expect, test, vi } from "vitest";
import { menu as demoMenu } from "#mocks/data/menu";
import type { MenuEntry } from "~/api/user";
import { menuFor } from "~/navigation/menu";
import { pathTo } from "~/navigation/paths";
import { ROLES, type Role } from "~/navigation/roles";
import { menuFromServer, menusFromServer } from "~/navigation/server-menu";

const entry = (
  name: string,
  children: MenuEntry[] = [],
  { path = "", order = 0, icon = "", locale = "" } = {},
): MenuEntry => ({
  path,
  name,
  meta: { locale, requiresAuth: true, icon, order },
  children,
});
const shapeOf = (entries: MenuEntry[], role: Role = "admin") =>
  menuFromServer(entries, role).menu.map(({ name, children }) => [name, children.map((child) => child.name)]);

test("the menu of the demonstration is the console's own without 异常页", () => {
  for (const role of ROLES) {
    const own = menuFor(role).filter(({ name }) => name !== "Exception");
    expect(menuFromServer(demoMenu, role)).toEqual({ menu: own, unknown: [] });
  }
});

test("entries are sorted by their order, and those of the same order stay as sent", () => {
  const list = entry("List", [entry("Card", [], { order: 2 }), entry("SearchTable", [], { order: 1 })], { order: 5 });
  const user = entry("User", [entry("Setting"), entry("Info")], { order: 1 });
  expect(shapeOf([list, user])).toEqual([
    ["User", ["Setting", "Info"]],
    ["List", ["SearchTable", "Card"]],
  ]);
});

test("leaves out what the role may not see, and groups without a screen", () => {
  const entries = [entry("Form", [entry("Step"), entry("Group")]), entry("Exception", [entry("403"), entry("404")])];
  expect(shapeOf(entries, "user")).toEqual([["Exception", ["404"]]]);
});

test("a screen can be moved to another group, or on its own with the icon of its group or entry", () => {
  const { menu } = menuFromServer(
    [entry("List", [entry("Info")]), entry("Card"), entry("Step", [], { icon: "user" })],
    "admin",
  );
  expect(menu).toMatchObject([
    { name: "List", children: [{ name: "Info", path: pathTo("Info") }] },
    { name: "Card", title: "card", icon: "list", screen: { path: pathTo("Card") }, children: [] },
    { name: "Step", icon: "user", screen: { path: pathTo("Step") }, children: [] },
  ]);
});

test("shows a screen once, where it comes first", () => {
  expect(
    shapeOf([entry("List", [entry("Card"), entry("Card")]), entry("User", [entry("Card"), entry("Info")])]),
  ).toEqual([
    ["List", ["Card"]],
    ["User", ["Info"]],
  ]);
});

describe("an unknown entry is reported and not shown", () => {
  test.each([
    ["a name that no screen has", "NoSuchScreen"],
    ["a screen outside the frame", "Login"],
    ["the redirection", "Redirect"],
    ["the page for unknown paths", "notFound"],
    ["a script in place of a web address", "Help"],
  ])("%s", (_, name) => {
    const entries = [entry("List", [entry("Card"), entry(name, [], { path: "javascript:alert(1)" })])];
    expect(menuFromServer(entries, "admin").unknown).toEqual([name]);
    expect(shapeOf(entries)).toEqual([["List", ["Card"]]]);
  });

  test("what the role may not see is not reported as unknown", () => {
    expect(menuFromServer([entry("Form", [entry("Step")])], "user")).toEqual({ menu: [], unknown: [] });
  });
});

test("a web address is an entry with its name, in a group or on its own", () => {
  const help = entry("帮助", [], { path: "https://help.example.com" });
  const files = entry("", [], { path: "ftp://files.example.com" });
  expect(menuFromServer([entry("List", [help]), files], "user").menu).toMatchObject([
    { name: "List", children: [{ text: "帮助", path: "https://help.example.com" }] },
    { text: "ftp://files.example.com", icon: "link", screen: { path: "ftp://files.example.com" } },
  ]);
});

test("shows an address once, but two addresses of the same name twice", () => {
  const named = (path: string) => entry("帮助", [], { path });
  const { menu } = menuFromServer(
    [named("https://a.example"), named("https://b.example"), named("https://a.example")],
    "user",
  );
  expect(menu.map(({ screen }) => screen?.path)).toEqual(["https://a.example", "https://b.example"]);
  expect(new Set(menu.map(({ name }) => name)).size).toBe(2);
});

test("the server's own words stand in place of the console's, but not the translation keys of another console", () => {
  const card = entry("Card", [], { locale: "栏目" });
  const help = entry("帮助", [], { path: "https://help.example.com", locale: "手册" });
  const { menu } = menuFromServer(
    [entry("List", [card, help, entry("SearchTable", [], { locale: "menu.list.table" })], { locale: "内容" })],
    "admin",
  );
  expect(menu).toMatchObject([{ name: "List", text: "内容", icon: "list" }]);
  expect(menu[0]?.children).toMatchObject([
    { name: "Card", path: pathTo("Card"), text: "栏目" },
    { name: "https://help.example.com", path: "https://help.example.com", text: "手册" },
    { name: "SearchTable", path: pathTo("SearchTable"), title: "searchTable" },
  ]);
});

test("a group of the server's own has its words, its icon, and what the role may see", () => {
  const own = [
    entry("reports", [entry("Card"), entry("Step")], { locale: "报表", icon: "form" }),
    entry("more", [entry("Info")]),
    entry("hidden", [entry("Group")]),
  ];
  expect(menuFromServer(own, "user")).toMatchObject({
    menu: [
      { text: "报表", icon: "form", children: [{ name: "Card" }] },
      { text: "more", icon: "list", children: [{ name: "Info" }] },
    ],
    unknown: [],
  });
});

test("a group of the server's own may have the name of another one", () => {
  const { menu } = menuFromServer([entry("reports", [entry("Card")]), entry("reports", [entry("Info")])], "user");
  expect(new Set(menu.map(({ name }) => name)).size).toBe(2);
});

test("words from the server are shown without spaces around them and with at most 60 characters", () => {
  const words = [`  ${"长".repeat(61)}  `, "  menu.list.card  "].map((locale) => entry("Card", [], { locale }));
  const [first, second] = words.map((card) => menuFromServer([card], "user").menu[0]);
  expect(first).toMatchObject({ text: "长".repeat(60) });
  expect(second).toMatchObject({ title: "card" });
});

test("each role has its own menu, and a name without a screen is reported once, in a later menu too", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const menus = menusFromServer([entry("Form", [entry("Step"), entry("Nowhere")]), entry("Card"), entry("Never")]);
  const names = [...menus].map(([role, menu]) => [role, menu.map(({ name }) => name)]);
  expect(names).toEqual([
    ["admin", ["Form", "Card"]],
    ["user", ["Card"]],
  ]);
  menusFromServer([entry("Nowhere")]);
  menusFromServer([entry("Nowhere"), entry("Later")]);
  expect(warn.mock.calls).toEqual([
    ["The server's menu names screens that this console does not have: Nowhere, Never"],
    ["The server's menu names screens that this console does not have: Later"],
  ]);
});
