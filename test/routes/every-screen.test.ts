import { describe, expect, test } from "vitest";
import { canAccess, firstAllowed } from "~/navigation/access";
import { pathTo } from "~/navigation/paths";
import { ROLES } from "~/navigation/roles";
import { type Screen, screens } from "~/navigation/screens";
import { session } from "~/session/session";
import { isolateCalls, recordCalls, recordFailures } from "../support/client";
import { argsFor, loadScreenModule, redirectTarget } from "../support/route-modules";
import { isolateSession, recordAccessDenied, storeTokenOf } from "../support/session";
import { setUpTranslations } from "../support/translations";

isolateCalls();
isolateSession();
setUpTranslations();

const INFO = "POST /api/user/info";

/** An example path for each pattern. */
const EXAMPLES: Record<string, string> = { "/redirect/*": `/redirect${pathTo("Card")}`, "/*": "/no/such/page" };
/** The targets of screens that only redirect. */
const REDIRECTS: Record<string, string> = { Home: pathTo("Workplace"), Redirect: pathTo("Card") };
/** The name given to the login where it is not the screen's own. */
const NAMES: Record<string, string | null> = { Home: null, Workplace: null, Redirect: "Card" };

const guardedScreens = screens
  .filter((screen: Screen) => screen.requiresAuth)
  .map((screen: Screen) => ({ ...screen, path: EXAMPLES[screen.path] ?? screen.path }));
/** Every combination of screen and role; the demonstration has an account named like each role. */
const visits = guardedScreens.flatMap((screen) => ROLES.map((account) => ({ ...screen, account })));
const allowed = visits.filter((screen) => canAccess(screen, screen.account));
const refused = visits.filter((screen) => !canAccess(screen, screen.account));

const load = async ({ name, path }: { name: string; path: string }) => {
  const { clientLoader } = await loadScreenModule(name);
  return clientLoader(argsFor(path));
};

/** Waits for the promises that a loader returned and the calls that it started. */
async function settleEverything(data: unknown): Promise<void> {
  if (typeof data === "function") return data(new AbortController().signal);
  if (data instanceof Promise || typeof data !== "object" || data === null) await data;
  else await Promise.all(Object.values(data).map(settleEverything));
}

test("admin may see every screen, user some of them", () => {
  expect(refused.filter(({ account }) => account === "admin")).toEqual([]);
  const refusedToUser = refused.filter(({ account }) => account === "user");
  expect(refusedToUser.length).toBeGreaterThan(0);
  expect(refusedToUser.length).toBeLessThan(guardedScreens.length);
});

test.each([
  ["Home", "/?note=a", `${pathTo("Workplace")}?note=a`],
  ["Redirect", `/redirect${pathTo("Card")}?page=2`, `${pathTo("Card")}?page=2`],
  ["Redirect", `/redirect/redirect${pathTo("Card")}`, `/redirect${pathTo("Card")}`],
  ["Redirect", "/redirect///evil.example/x", "/evil.example/x"],
])("%s leads from %s to %s", async (name, path, target) => {
  storeTokenOf("admin");
  expect(await redirectTarget(load({ name, path }))).toBe(target);
});

describe("without a token", () => {
  test.each(guardedScreens)("$path leads to the login, remembers its name, and requests nothing", async (screen) => {
    const calls = recordCalls();
    const target = new URL((await redirectTarget(load(screen))) ?? "", "http://localhost");
    expect(target.pathname).toBe(pathTo("Login"));
    expect(target.searchParams.get("redirect")).toBe(screen.name in NAMES ? NAMES[screen.name] : screen.name);
    expect(calls).toEqual([]);
  });
});

describe("a refused screen", () => {
  test.each(refused)(
    "$path leads $account to the first allowed screen, reports it and requests nothing of its own",
    async (screen) => {
      storeTokenOf(screen.account);
      const [calls, announced] = [recordCalls(), recordAccessDenied()];
      expect(await redirectTarget(load(screen))).toBe(firstAllowed(screen.account));
      expect(announced.map(({ name }) => name)).toEqual([screen.name]);
      expect(calls).toEqual([INFO]);
    },
  );
});

describe("an allowed screen", () => {
  test.each(allowed)("$path loads for $account", async ({ account, ...screen }) => {
    storeTokenOf(account);
    const [announced, failed] = [recordAccessDenied(), recordFailures()];
    const loading = load(screen);
    expect(await redirectTarget(loading)).toBe(REDIRECTS[screen.name]);
    if (!(screen.name in REDIRECTS)) await settleEverything(await loading);
    expect(session.get().user).toMatchObject({ role: account });
    expect(announced).toEqual([]);
    expect(failed).toEqual([]);
  });
});
