import { describe, expect, test } from "vitest";
import { groups, screens } from "~/navigation/screens";

const ANY = ["*"];
const ADMIN = ["admin"];

/** The required screens; there may be more. */
const REQUIRED: [name: string, group: string | undefined, roles: string[] | undefined][] = [
  ["Workplace", "Home", undefined],
  ["SearchTable", "List", ANY],
  ["Card", "List", ANY],
  ["Step", "Form", ADMIN],
  ["Group", "Form", ADMIN],
  ["Basic", "Profile", ADMIN],
  ["Success", "Result", ADMIN],
  ["Error", "Result", ADMIN],
  ["403", "Exception", ADMIN],
  ["404", "Exception", ANY],
  ["500", "Exception", ANY],
  ["Info", "User", ANY],
  ["Setting", "User", ANY],
  ["Message", undefined, ANY],
  ["Home", undefined, undefined],
  ["Redirect", undefined, undefined],
  ["notFound", undefined, undefined],
];

test.each(REQUIRED)("%s requires a login and is in the group %s, for the roles %j", (name, group, roles) => {
  const screen = screens.find((one) => one.name === name);
  expect(screen?.requiresAuth).toBe(true);
  expect([screen?.group, screen?.roles]).toEqual([group, roles]);
});

test.each(["name", "path"] as const)("each %s is unique", (field) => {
  const values = screens.map((screen) => screen[field].toLowerCase());
  expect(new Set(values).size).toBe(values.length);
});

test("a path consists of lower-case letters, digits and dashes, and may end with a star", () => {
  expect(screens.filter(({ path }) => !/^(\/[a-z0-9-]+)*(\/\*?)?$/.test(path))).toEqual([]);
});

test("only the login requires no login", () => {
  expect(screens.filter(({ requiresAuth }) => !requiresAuth).map(({ name }) => name)).toEqual(["Login"]);
});

describe("the groups of the menu", () => {
  test("have the agreed order", () => {
    const agreed = { Home: 0, List: 2, Form: 3, Profile: 4, Result: 5, Exception: 6, User: 7 };
    const orders = groups.map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((one, other) => one - other));
    expect(Object.fromEntries(groups.map(({ name, order }) => [name, order]))).toMatchObject(agreed);
  });

  test("hide their children in the workplace, and never more than one child", () => {
    const hiding = groups.filter(({ hideChildren }) => hideChildren).map(({ name }) => name);
    expect(hiding).toContain("Home");
    expect(hiding.filter((name) => screens.filter(({ group }) => group === name).length > 1)).toEqual([]);
  });

  test("each have a screen", () => {
    expect(groups.filter(({ name }) => !screens.some(({ group }) => group === name))).toEqual([]);
  });
});

test("a list of roles is never empty, since no role could see the screen", () => {
  expect(screens.filter(({ roles }) => roles?.length === 0)).toEqual([]);
});
