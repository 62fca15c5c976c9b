import { describe, expect, test } from "vitest";
import { type Screen, screens } from "~/navigation/screens";
import { session } from "~/session/session";
import { isolateCalls, recordCalls, recordFailures } from "../support/client";
import { argsFor, moduleOf, redirectOf } from "../support/loaders";
import { isolateSession, recordRefusals, storeTokenOf } from "../support/session";
import { withWords } from "../support/words";

isolateCalls();
isolateSession();
withWords();

const INFO = "POST /api/user/info";

/** A path of each pattern. */
const EXAMPLES: Record<string, string> = { "/redirect/*": "/redirect/list/card", "/*": "/no/such/page" };
/** Where the screens lead that only lead on. */
const LEADS: Record<string, string> = { Home: "/workplace", Redirect: "/list/card" };
/** Which name the login is given, where it is not the screen's own. */
const NAMES: Record<string, string | null> = { Home: null, Workplace: null, Redirect: "Card" };

const guardedScreens = screens
  .filter((screen: Screen) => screen.requiresAuth)
  .map((screen: Screen) => ({ ...screen, path: EXAMPLES[screen.path] ?? screen.path }));
const adminOnly = guardedScreens.filter(({ roles }) => roles && !roles.includes("*"));
const visits = guardedScreens.flatMap((screen) => [
  { ...screen, account: "admin" as const },
  ...(adminOnly.includes(screen) ? [] : [{ ...screen, account: "user" as const }]),
]);

const load = async ({ name, path }: { name: string; path: string }) => {
  const { clientLoader } = await moduleOf(name);
  return clientLoader(argsFor(path));
};

/** Waits for what a loader handed over: promises, and calls that it began (lib/begin.ts). */
async function everythingIn(data: unknown): Promise<void> {
  if (typeof data === "function") return data(new AbortController().signal);
  if (data instanceof Promise || typeof data !== "object" || data === null) await data;
  else await Promise.all(Object.values(data).map(everythingIn));
}

test("there are screens for admin alone, and screens for all", () => {
  expect(adminOnly.length).toBeGreaterThan(0);
  expect(adminOnly.length).toBeLessThan(guardedScreens.length);
});

describe("without a token", () => {
  test.each(guardedScreens)("$path leads to the login with its name, and nothing is asked for", async (screen) => {
    const calls = recordCalls();
    const target = new URL((await redirectOf(load(screen))) ?? "", "http://localhost");
    expect(target.pathname).toBe("/login");
    expect(target.searchParams.get("redirect")).toBe(screen.name in NAMES ? NAMES[screen.name] : screen.name);
    expect(calls).toEqual([]);
  });
});

describe("refused to user", () => {
  test.each(adminOnly)("$path leads to the workplace, says so and asks for nothing of its own", async (screen) => {
    storeTokenOf("user");
    const [calls, refused] = [recordCalls(), recordRefusals()];
    expect(await redirectOf(load(screen))).toBe("/workplace");
    expect(refused.map(({ name }) => name)).toEqual([screen.name]);
    expect(calls).toEqual([INFO]);
  });
});

describe("allowed", () => {
  test.each(visits)("$path to $account", async ({ account, ...screen }) => {
    storeTokenOf(account);
    const [refused, failed] = [recordRefusals(), recordFailures()];
    const loading = load(screen);
    expect(await redirectOf(loading)).toBe(LEADS[screen.name]);
    if (!(screen.name in LEADS)) await everythingIn(await loading);
    expect(session.get().user).toMatchObject({ role: account });
    expect(refused).toEqual([]);
    expect(failed).toEqual([]);
  });
});
