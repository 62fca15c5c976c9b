import i18next from "i18next";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { listVisits } from "~/api/user";
import { pathTo } from "~/navigation/paths";
import { guarded } from "~/session/guard";
import { screenChecked } from "~/session/screen-checked";
import { logout } from "~/session/session";
import { isolateCalls, recordCalls, recordFailures } from "../support/client";
import { settleCalls } from "../support/pending-calls";
import { argsFor, redirectTarget } from "../support/route-modules";
import { isolateSession, startSessionAs } from "../support/session";
import { setUpTranslations } from "../support/translations";

const CARD = pathTo("Card");

isolateCalls();
isolateSession();
setUpTranslations();

beforeEach(() => startSessionAs("admin"));

/** Opens a screen and calls `end` when its texts have come; returns what the guard did. */
async function openUntilTexts(end: () => void, init?: RequestInit) {
  vi.spyOn(window, "__remixRouteModules", "get").mockReturnValue({
    Card: { default: () => null, handle: { i18n: "card" } },
  });
  const added = vi.spyOn(i18next, "addResourceBundle").mockImplementation(() => {
    end();
    return i18next;
  });
  const [calls, failures, checked] = [recordCalls(), recordFailures(), vi.fn()];
  onTestFinished(screenChecked.listen(checked));
  const result = await guarded(({ prefetch }) => prefetch(listVisits.query()))(argsFor(CARD, init)).catch(
    (thrown: unknown) => thrown,
  );
  expect(added).toHaveBeenCalledOnce();
  await settleCalls();
  return { result, calls, failures, checked };
}

describe("while the texts of a screen are loaded", () => {
  test("a logout that leaves the screen sends nothing else, and shows no failure", async () => {
    const navigation = new AbortController();
    const end = () => {
      logout();
      navigation.abort();
    };
    const { result, calls, failures } = await openUntilTexts(end, { signal: navigation.signal });
    expect(result).toMatchObject({ name: "AbortError" });
    expect(calls).toEqual(["POST /api/user/logout"]);
    expect(failures).toEqual([]);
  });

  test("a logout that stays on the screen leads to the login", async () => {
    const { result, calls, failures } = await openUntilTexts(logout);
    expect(await redirectTarget(Promise.resolve(result))).toBe(`${pathTo("Login")}?redirect=Card`);
    expect(calls).toEqual(["POST /api/user/logout"]);
    expect(failures).toEqual([]);
  });

  test("another navigation ends the screen's check", async () => {
    const navigation = new AbortController();
    const { calls, checked } = await openUntilTexts(() => navigation.abort(), { signal: navigation.signal });
    expect(calls).toEqual([]);
    expect(checked).not.toHaveBeenCalled();
  });
});

test("a prefetch does not start when its navigation was aborted before", async () => {
  const navigation = new AbortController();
  const query = { queryKey: ["rows"], queryFn: vi.fn(async () => 1) };
  const load = guarded(({ prefetch }) => {
    navigation.abort();
    prefetch(query);
  });
  await load(argsFor(CARD, { signal: navigation.signal }));
  expect(query.queryFn).not.toHaveBeenCalled();
  expect(queryClient.getQueryState(query.queryKey)).toBeUndefined();
});
