import { describe, expect, test } from "vitest";
import { canAccess, firstAllowed } from "~/navigation/access";
import { pathTo, UNKNOWN_PATH } from "~/navigation/paths";
import { hasRole, ROLES, type Role } from "~/navigation/roles";
import type { Screen } from "~/navigation/screens";

describe("whether a role may see a screen", () => {
  test.each<[string, Pick<Screen, "requiresAuth" | "roles">, boolean, boolean]>([
    ["no login needed", { requiresAuth: false }, true, true],
    ["no login needed, whatever the roles", { requiresAuth: false, roles: ["admin"] }, true, true],
    ["no list of roles", { requiresAuth: true }, true, true],
    ["any role", { requiresAuth: true, roles: ["*"] }, true, true],
    ["any role among others", { requiresAuth: true, roles: ["admin", "*"] }, true, true],
    ["admin alone", { requiresAuth: true, roles: ["admin"] }, true, false],
    ["user alone", { requiresAuth: true, roles: ["user"] }, false, true],
    ["both", { requiresAuth: true, roles: ["user", "admin"] }, true, true],
    ["an empty list", { requiresAuth: true, roles: [] }, false, false],
  ])("%s", (_, screen, admin, user) => {
    expect({ admin: canAccess(screen, "admin"), user: canAccess(screen, "user") }).toEqual({ admin, user });
  });
});

test.each<[Role | "*", Role, boolean]>([
  ["*", "user", true],
  ["user", "user", true],
  ["admin", "user", false],
])("a list of %s includes %s: %s", (listed, role, expected) => {
  expect(hasRole([listed], role)).toBe(expected);
});

describe("the first screen that a role may see", () => {
  const screen = (path: string, group: Screen["group"], roles?: Screen["roles"]): Screen => ({
    name: "Info",
    path: `/${path}`,
    title: "workplace",
    group,
    requiresAuth: true,
    roles,
  });

  test.each<[string, Screen[], string, string]>([
    ["has nothing for user", [screen("a", "Home", ["admin"]), screen("b", "List", ["admin"])], "/a", UNKNOWN_PATH],
    ["is the unknown path for an empty table", [], UNKNOWN_PATH, UNKNOWN_PATH],
    ["is the first of the menu, not of the table", [screen("b", "User"), screen("a", "List")], "/a", "/a"],
    ["skips refused screens", [screen("a", "Home", ["admin"]), screen("b", "User", ["*"])], "/a", "/b"],
    [
      "skips screens that are not in the menu",
      [screen("a", undefined), screen("b", "Form", ["admin"])],
      "/b",
      UNKNOWN_PATH,
    ],
  ])("%s", (_, table, admin, user) => {
    const firstOf = (role: Role) => firstAllowed(role, table);
    expect([firstOf("admin"), firstOf("user")]).toEqual([admin, user]);
  });

  test.each(ROLES)("is the workplace for %s", (role) => {
    expect(firstAllowed(role)).toBe(pathTo("Workplace"));
  });
});
