import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findScreen, pathTo } from "~/navigation/paths";
import { ROLES, type Role } from "~/navigation/roles";
import { type Screen, screens } from "~/navigation/screens";
import { loginPath, loginTarget } from "~/session/login-redirect";

const LOGIN = pathTo("Login");
const WORKPLACE = pathTo("Workplace");
const CARD = pathTo("Card");

const ORIGIN = "https://console.example";
const loginFor = (path: string) => loginPath(new URL(path, ORIGIN));
const targetAfterLogin = (search: string, role: Role) => loginTarget(new URL(`${LOGIN}?${search}`, ORIGIN), role);

describe("the login remembers where to return", () => {
  test.each([
    ["/", LOGIN],
    [WORKPLACE, LOGIN],
    [`${WORKPLACE}/`, LOGIN],
    [CARD, `${LOGIN}?redirect=Card`],
    [`${CARD.toUpperCase()}/`, `${LOGIN}?redirect=Card`],
    [pathTo("403"), `${LOGIN}?redirect=403`],
    ["/no/such/page", `${LOGIN}?redirect=notFound`],
    ["/no/such/page?x=1#b", `${LOGIN}?redirect=notFound`],
    [`${pathTo("SearchTable")}?current=2&name=a%20b`, `${LOGIN}?current=2&name=a+b&redirect=SearchTable`],
    [`${WORKPLACE}?popular=video`, `${LOGIN}?popular=video`],
    ["/?a=1", `${LOGIN}?a=1`],
    [`${CARD}?redirect=https://evil.example`, `${LOGIN}?redirect=Card`],
    [`${WORKPLACE}?redirect=Step&a=1`, `${LOGIN}?a=1`],
    [`${CARD}?a=1#b`, `${LOGIN}?a=1&redirect=Card#b`],
    [`/redirect${CARD}?a=1`, `${LOGIN}?a=1&redirect=Card`],
    [`/redirect${WORKPLACE}`, LOGIN],
    [`/redirect/redirect${pathTo("Step")}`, `${LOGIN}?redirect=Step`],
    ["/redirect//evil.example", `${LOGIN}?redirect=notFound`],
    ["/redirect", LOGIN],
  ])("%s → %s", (path, expected) => {
    expect(loginFor(path)).toBe(expected);
  });
});

describe("a login", () => {
  test.each<[string, Role, string]>([
    ["", "admin", WORKPLACE],
    ["redirect=Card", "user", CARD],
    ["redirect=Step", "admin", pathTo("Step")],
    ["redirect=SearchTable&current=2&name=a+b", "user", `${pathTo("SearchTable")}?current=2&name=a+b`],
    ["a=1", "user", `${WORKPLACE}?a=1`],
    ["redirect=Workplace&a=1&a=2", "user", `${WORKPLACE}?a=1&a=2`],
    ["redirect=Nobody&a=1#b", "admin", `${WORKPLACE}?a=1`],
    ["redirect=Card&a=1#b", "admin", `${CARD}?a=1#b`],
    ["a=1#b", "admin", `${WORKPLACE}?a=1#b`],
    ["redirect=card", "admin", WORKPLACE],
    ["redirect=", "admin", WORKPLACE],
    ["redirect=notFound", "admin", WORKPLACE],
    ["redirect=Redirect", "admin", WORKPLACE],
    ["redirect=Login", "admin", WORKPLACE],
    ["redirect=Home", "admin", WORKPLACE],
    [`redirect=${CARD}`, "admin", WORKPLACE],
    ["redirect=https://evil.example", "admin", WORKPLACE],
    ["redirect=//evil.example", "admin", WORKPLACE],
    ["redirect=%2F%2Fevil.example", "admin", WORKPLACE],
    ["redirect=javascript:alert(1)", "admin", WORKPLACE],
    ["redirect=Card&redirect=https://evil.example", "user", CARD],
  ])("with ?%s as %s leads to %s", (search, role, path) => {
    expect(targetAfterLogin(search, role)).toEqual({ path });
  });

  test("leads to the first allowed screen when the wanted one is refused, with the rest of the query, and names that", () => {
    expect(targetAfterLogin("redirect=Step&step=2#b", "user")).toEqual({
      path: `${WORKPLACE}?step=2`,
      denied: findScreen("Step"),
    });
  });

  test("leads nowhere but to a screen of the table, whatever the query", () => {
    const paths = new Set(screens.map(({ path }: Screen) => path));
    const toAScreen = (redirect: string, rest: [string, string][], role: Role) => {
      const query = new URLSearchParams([["redirect", redirect], ...rest]);
      const target = new URL(targetAfterLogin(String(query), role).path, ORIGIN);
      return target.origin === ORIGIN && paths.has(target.pathname);
    };
    const pairs = fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 3 });
    const redirect = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...screens.map(({ name }) => name)));
    fc.assert(fc.property(redirect, pairs, fc.constantFrom(...ROLES), toAScreen));
  });
});

describe("to the login and back again", () => {
  const wanted: Screen[] = screens.filter((screen: Screen) => !screen.bare && screen.name !== "notFound");

  test.each(wanted)("$path", ({ path }) => {
    const search = "?current=2&status=online&status=offline&name=a+b#part";
    const login = new URL(loginFor(path + search), ORIGIN);
    expect(login.pathname).toBe(LOGIN);
    expect(loginTarget(login, "admin").path).toBe(path + search);
  });
});
