import { describe, expect, test } from "vitest";
import { menu as demoMenu } from "#mocks/data/menu";
import type { MenuEntry } from "~/api/user";
import { menuFor } from "~/navigation/menu";
import { pathTo } from "~/navigation/paths";
import { ROLES, type Role } from "~/navigation/roles";
import { menuFromServer } from "~/navigation/server-menu";

const entry = (name: string, children: MenuEntry[] = [], { path = "", order = 0, icon = "" } = {}): MenuEntry => ({
  path,
  name,
  meta: { locale: "", requiresAuth: true, icon, order },
  children,
});
const shapeOf = (entries: MenuEntry[], role: Role = "admin") =>
  menuFromServer(entries, role).menu.map(({ name, children }) => [name, children.map((child) => child.name)]);

test("the demonstration's menu is the console's own without 异常页", () => {
  for (const role of ROLES) {
    const own = menuFor(role).filter(({ name }) => name !== "Exception");
    expect(menuFromServer(demoMenu, role)).toEqual({ menu: own, unknown: [] });
  }
});

test("the entries' order counts, those of the same order stay as they came", () => {
  const list = entry("List", [entry("Card", [], { order: 2 }), entry("SearchTable", [], { order: 1 })], { order: 5 });
  const user = entry("User", [entry("Setting"), entry("Info")], { order: 1 });
  expect(shapeOf([list, user])).toEqual([
    ["User", ["Setting", "Info"]],
    ["List", ["SearchTable", "Card"]],
  ]);
});

test("the role is respected; a group without a screen left is not drawn", () => {
  const entries = [entry("Form", [entry("Step"), entry("Group")]), entry("Exception", [entry("403"), entry("404")])];
  expect(shapeOf(entries, "user")).toEqual([["Exception", ["404"]]]);
});

test("a screen stands in another group, or by itself with its group's icon or the entry's", () => {
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

test("a screen is drawn once, where it came first", () => {
  expect(
    shapeOf([entry("List", [entry("Card"), entry("Card")]), entry("User", [entry("Card"), entry("Info")])]),
  ).toEqual([
    ["List", ["Card"]],
    ["User", ["Info"]],
  ]);
});

describe("what is unknown is named and not drawn", () => {
  test.each([
    ["a name that no screen has", "Reports"],
    ["a screen outside the frame", "Login"],
    ["the redirection", "Redirect"],
    ["the page for unknown paths", "notFound"],
    ["a script in place of a web address", "Help"],
  ])("%s", (_, name) => {
    const entries = [entry("List", [entry("Card"), entry(name, [], { path: "javascript:alert(1)" })])];
    expect(menuFromServer(entries, "admin").unknown).toEqual([name]);
    expect(shapeOf(entries)).toEqual([["List", ["Card"]]]);
  });

  test("what the role may not see is not unknown", () => {
    expect(menuFromServer([entry("Form", [entry("Step")])], "user")).toEqual({ menu: [], unknown: [] });
  });
});

test("a web address is an entry, in a group or by itself, under its name", () => {
  const help = entry("帮助", [], { path: "https://help.example.com" });
  const files = entry("", [], { path: "ftp://files.example.com" });
  expect(menuFromServer([entry("List", [help]), files], "user").menu).toMatchObject([
    { name: "List", children: [{ text: "帮助", path: "https://help.example.com" }] },
    { text: "ftp://files.example.com", icon: "link", screen: { path: "ftp://files.example.com" } },
  ]);
});

test("an address comes once, and two of one name are two entries", () => {
  const named = (path: string) => entry("帮助", [], { path });
  const { menu } = menuFromServer(
    [named("https://a.example"), named("https://b.example"), named("https://a.example")],
    "user",
  );
  expect(menu.map(({ screen }) => screen?.path)).toEqual(["https://a.example", "https://b.example"]);
  expect(new Set(menu.map(({ name }) => name)).size).toBe(2);
});
