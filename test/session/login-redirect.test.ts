import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findScreen } from "~/navigation/paths";
import { ROLES, type Role } from "~/navigation/roles";
import { type Screen, screens } from "~/navigation/screens";
import { loginPath, loginTarget } from "~/session/login-redirect";

const ORIGIN = "https://console.example";
const loginFor = (path: string) => loginPath(new URL(path, ORIGIN));
const landingOf = (search: string, role: Role) => loginTarget(new URLSearchParams(search), role);

describe("the login names the way back", () => {
  test.each([
    ["/", "/login"],
    ["/workplace", "/login"],
    ["/workplace/", "/login"],
    ["/list/card", "/login?redirect=Card"],
    ["/LIST/CARD/", "/login?redirect=Card"],
    ["/exception/403", "/login?redirect=403"],
    ["/no/such/page", "/login?redirect=notFound"],
    ["/list/search-table?current=2&name=a%20b", "/login?current=2&name=a+b&redirect=SearchTable"],
    ["/workplace?popular=video", "/login?popular=video"],
    ["/?a=1", "/login?a=1"],
    ["/list/card?redirect=https://evil.example", "/login?redirect=Card"],
    ["/workplace?redirect=Step&a=1", "/login?a=1"],
    ["/redirect/list/card?a=1", "/login?a=1&redirect=Card"],
    ["/redirect/workplace", "/login"],
    ["/redirect/redirect/form/step", "/login?redirect=Step"],
    ["/redirect//evil.example", "/login?redirect=notFound"],
    ["/redirect", "/login"],
  ])("%s → %s", (path, expected) => {
    expect(loginFor(path)).toBe(expected);
  });
});

describe("a login leads", () => {
  test.each<[string, Role, string]>([
    ["", "admin", "/workplace"],
    ["redirect=Card", "user", "/list/card"],
    ["redirect=Step", "admin", "/form/step"],
    ["redirect=SearchTable&current=2&name=a+b", "user", "/list/search-table?current=2&name=a+b"],
    ["a=1", "user", "/workplace?a=1"],
    ["redirect=Workplace&a=1&a=2", "user", "/workplace?a=1&a=2"],
    ["redirect=Nobody&a=1", "admin", "/workplace?a=1"],
    ["redirect=card", "admin", "/workplace"],
    ["redirect=", "admin", "/workplace"],
    ["redirect=notFound", "admin", "/workplace"],
    ["redirect=Redirect", "admin", "/workplace"],
    ["redirect=Login", "admin", "/workplace"],
    ["redirect=Home", "admin", "/workplace"],
    ["redirect=/list/card", "admin", "/workplace"],
    ["redirect=https://evil.example", "admin", "/workplace"],
    ["redirect=//evil.example", "admin", "/workplace"],
    ["redirect=%2F%2Fevil.example", "admin", "/workplace"],
    ["redirect=javascript:alert(1)", "admin", "/workplace"],
    ["redirect=Card&redirect=https://evil.example", "user", "/list/card"],
  ])("by ?%s as %s to %s", (search, role, path) => {
    expect(landingOf(search, role)).toEqual({ path });
  });

  test("to the first allowed screen where the wanted one is refused, and names that", () => {
    expect(landingOf("redirect=Step&a=1", "user")).toEqual({ path: "/workplace?a=1", denied: findScreen("Step") });
  });

  test("nowhere but to a screen of the table, whatever the query", () => {
    const paths = new Set(screens.map(({ path }: Screen) => path));
    const toAScreen = (redirect: string, rest: [string, string][], role: Role) => {
      const query = new URLSearchParams([["redirect", redirect], ...rest]);
      const target = new URL(loginTarget(query, role).path, ORIGIN);
      return target.origin === ORIGIN && paths.has(target.pathname);
    };
    const pairs = fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 3 });
    const redirect = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...screens.map(({ name }) => name)));
    fc.assert(fc.property(redirect, pairs, fc.constantFrom(...ROLES), toAScreen));
  });
});

describe("there and back again", () => {
  const wanted: Screen[] = screens.filter((screen: Screen) => !screen.bare && screen.name !== "notFound");

  test.each(wanted)("$path", ({ path }) => {
    const search = "?current=2&status=online&status=offline&name=a+b";
    const login = new URL(loginFor(path + search), ORIGIN);
    expect(login.pathname).toBe("/login");
    expect(loginTarget(login.searchParams, "admin").path).toBe(path + search);
  });
});
