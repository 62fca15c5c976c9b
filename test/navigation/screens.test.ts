import { describe, expect, test } from "vitest";
import { groups, type Screen, screens } from "~/navigation/screens";

const all: readonly Screen[] = screens;
const ANY = ["*"];
const ADMIN = ["admin"];

/** Every screen that the product must have. */
const SPEC: [path: string, name: string, roles: string[] | undefined][] = [
  ["/workplace", "Workplace", undefined],
  ["/list/search-table", "SearchTable", ANY],
  ["/list/card", "Card", ANY],
  ["/form/step", "Step", ADMIN],
  ["/form/group", "Group", ADMIN],
  ["/profile/basic", "Basic", ADMIN],
  ["/result/success", "Success", ADMIN],
  ["/result/error", "Error", ADMIN],
  ["/exception/403", "403", ADMIN],
  ["/exception/404", "404", ANY],
  ["/exception/500", "500", ANY],
  ["/user/info", "Info", ANY],
  ["/user/setting", "Setting", ANY],
  ["/message", "Message", ANY],
];
const HELPERS = ["Login", "Home", "Redirect", "notFound"];

test.each(SPEC)("%s is %s, for %j", (path, name, roles) => {
  expect(all.find((screen) => screen.name === name)).toMatchObject({ path, requiresAuth: true });
  expect(all.find((screen) => screen.name === name)?.roles).toEqual(roles);
});

test("there are no other screens but the login and the helpers", () => {
  const specified = [...SPEC.map(([, name]) => name), ...HELPERS];
  expect(all.map(({ name }) => name).toSorted()).toEqual(specified.toSorted());
});

test.each(["name", "path"] as const)("each %s stands once", (field) => {
  const values = all.map((screen) => screen[field].toLowerCase());
  expect(new Set(values).size).toBe(values.length);
});

test("only the login needs no login", () => {
  expect(all.filter(({ requiresAuth }) => !requiresAuth).map(({ path }) => path)).toEqual(["/login"]);
});

describe("the menu's groups", () => {
  test("stand in the order of the spec, and only the first hides its children", () => {
    expect(groups.map(({ name, order }) => [name, order])).toEqual([
      ["Home", 0],
      ["List", 2],
      ["Form", 3],
      ["Profile", 4],
      ["Result", 5],
      ["Exception", 6],
      ["User", 7],
    ]);
    expect(groups.filter((group) => "hideChildren" in group).map(({ name }) => name)).toEqual(["Home"]);
  });

  test("each has a screen, and each screen outside the menu is a helper or the message centre", () => {
    expect(groups.filter(({ name }) => !all.some(({ group }) => group === name))).toEqual([]);
    expect(all.filter(({ group }) => !group).map(({ name }) => name)).toEqual([
      "Login",
      "Home",
      "Redirect",
      "Message",
      "notFound",
    ]);
  });
});

test("a list of roles is never empty: nobody could see the screen", () => {
  expect(all.filter(({ roles }) => roles?.length === 0)).toEqual([]);
});
