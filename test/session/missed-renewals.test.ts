import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { faults } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { STORAGE_KEY } from "~/config/storage-keys";
import { followOtherTabs } from "~/session/other-tabs";
import { renewSession } from "~/session/renew-session";
import { session, sessionToken, startSession } from "~/session/session";
import { setDeployment } from "../support/deployment";
import { isolateSession } from "../support/session";
import { dispatchStorageEvent } from "../support/storage";
import { successWith } from "../support/success-with";

isolateSession();

const onAccountChange = vi.fn();
const listening = vi.fn<typeof addEventListener>(window.addEventListener.bind(window));
beforeEach(async () => {
  vi.stubGlobal("addEventListener", listening);
  followOtherTabs({ onAccountChange, onLanguageChange: () => undefined });
  vi.unstubAllGlobals();
  await setDeployment({ tokenRefresh: true });
});
afterEach(async () => {
  // All test files share one window.
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  listening.mockClear();
  onAccountChange.mockReset();
  document.body.style.visibility = "";
  await setDeployment({ tokenRefresh: false });
});

const storeTokenInOtherTab = (newValue: string) => dispatchStorageEvent(STORAGE_KEY.token, newValue);
const restorePage = () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

/** The page as it was before renewals of its token, of which it has heard nothing, with data. */
async function missRenewals(count: number) {
  startSession("first", "refresh token");
  onTestFinished(() => queryClient.removeQueries({ queryKey: ["data"] }));
  for (let renewal = 1; renewal <= count; renewal += 1) {
    faults.set("POST /api/user/refresh", successWith({ token: `renewed-${renewal}` }));
    await renewSession(sessionToken());
  }
  session.set({ token: "first" });
  queryClient.setQueryData(["data"], 1);
}

test.each<[string, number, () => void]>([
  ["receives the storage event of the second", 2, () => storeTokenInOtherTab("renewed-2")],
  ["is restored after two", 2, restorePage],
  ["is restored after twenty", 20, restorePage],
])("a page that missed the renewals of its token goes on with its data when it %s", async (_, count, catchUp) => {
  await missRenewals(count);
  catchUp();
  expect(session.get().token).toBe(`renewed-${count}`);
  expect(queryClient.getQueryData(["data"])).toBe(1);
  expect(onAccountChange).not.toHaveBeenCalled();
  expect(document.body.style.visibility).toBe("");
});

test("a page that missed renewals is hidden and reloaded when another account has logged in since", async () => {
  await missRenewals(2);
  vi.resetModules();
  const otherTab = await import("~/session/session");
  otherTab.startSession("of-another-account");
  restorePage();
  expect(onAccountChange).toHaveBeenCalledOnce();
  expect(document.body.style.visibility).toBe("hidden");
  expect(session.get().token).toBe("first");
});
