import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getUser } from "~/api/user";
import { STORAGE_KEY } from "~/config/storage-keys";
import { dropDrafts, readDraft, saveDraft, unsavedScreens } from "~/features/drafts/drafts";
import { discardQuestion, losesUnsaved, mayDiscard, TAB_SWITCH } from "~/features/drafts/unsaved";
import { pathTo } from "~/navigation/paths";
import { session, startSession } from "~/session/session";
import { logOutByChoice } from "~/shell/navbar/log-out-by-choice";
import { openTab, openTabs } from "~/shell/tabs/open-tabs-store";
import { isolateCalls } from "../../support/client";
import { putPageAside } from "../../support/page";
import { isolateSession } from "../../support/session";

const WORKPLACE = pathTo("Workplace");

isolateCalls();
isolateSession();

const STEP = { screen: "Step", form: "form" };
const DRAWER = { screen: "SearchTable", form: "create" };
const PEOPLE = ["1", "2", ""];

const user = (accountId: string) => v.parse(getUser.spec.response, { name: "Ann", role: "admin", accountId });
const logIn = (accountId: string) => {
  startSession(`token of ${accountId}`);
  session.set({ user: user(accountId), role: "admin" });
};

beforeEach(() => logIn("1"));
afterEach(() => {
  discardQuestion.set({ question: null });
  for (const account of PEOPLE) {
    session.set({ user: user(account) });
    dropDrafts({});
  }
});

describe("a draft", () => {
  test("of a screen that is no more is nobody's", () => {
    saveDraft({ screen: "Renamed", form: "form" }, {});
    saveDraft({ screen: "__proto__", form: "form" }, {});
    expect(unsavedScreens({})).toEqual([]);
  });

  test("is its account's alone, also where the server names no number", () => {
    saveDraft(STEP, { name: "x" });
    expect(readDraft(STEP)).toEqual({ name: "x" });
    for (const account of ["2", ""]) {
      logIn(account);
      expect([readDraft(STEP), unsavedScreens({})]).toEqual([undefined, []]);
      dropDrafts({});
    }
    logIn("1");
    expect(readDraft(STEP)).toEqual({ name: "x" });
  });

  test("is nobody's where nobody is logged in, and not kept", () => {
    session.set({ user: null });
    saveDraft(STEP, {});
    expect(unsavedScreens({})).toEqual([]);
    putPageAside();
    expect(sessionStorage.getItem(STORAGE_KEY.drafts) ?? "[]").toBe("[]");
  });

  test("is kept with the last key before the page is left", () => {
    saveDraft(STEP, { name: "x" });
    putPageAside();
    expect(sessionStorage.getItem(STORAGE_KEY.drafts)).toBe(
      '[{"account":"1","screen":"Step","form":"form","values":{"name":"x"}}]',
    );
  });
});

describe("before values are lost", () => {
  test("nothing is asked where there are none", async () => {
    saveDraft(STEP, {});
    expect(await mayDiscard({ screen: "Group" }, DRAWER)).toBe(true);
    expect(await mayDiscard()).toBe(true);
    expect(unsavedScreens({})).toEqual(["Step"]);
  });

  test.each([
    [true, []],
    [false, ["SearchTable", "Step"]],
  ])("the operator is asked once for all of them; after %s these are left: %j", async (yes, left) => {
    saveDraft(STEP, {});
    saveDraft(DRAWER, {});
    const answer = mayDiscard({ screen: "Step" }, { screen: "Group" }, { screen: "SearchTable" });
    expect(discardQuestion.get().question?.screens).toEqual(["Step", "SearchTable"]);
    discardQuestion.get().question?.answer(yes);
    expect(await answer).toBe(yes);
    expect(discardQuestion.get().question).toBeNull();
    expect(unsavedScreens({})).toEqual(left);
  });

  test("a second question answers the first with no", async () => {
    saveDraft(STEP, {});
    const [first, second] = [mayDiscard(STEP), mayDiscard(STEP)];
    expect(await first).toBe(false);
    discardQuestion.get().question?.answer(true);
    expect(await second).toBe(true);
  });
});

describe("a navigation", () => {
  const at = (path: string, state: unknown = null) => {
    const { pathname, search, hash } = new URL(path, "http://localhost");
    return { pathname, search, hash, state, key: "k" };
  };
  const go = (from: string, to: string, state: unknown = null, historyAction = "PUSH") =>
    losesUnsaved({ currentLocation: at(from), nextLocation: at(to, state), historyAction });

  test.each<[string, boolean, Parameters<typeof go>]>([
    ["to another screen loses them", true, [pathTo("Step"), WORKPLACE]],
    ["to no screen at all too", true, [pathTo("Step"), "/no/such"]],
    ["to another place of the screen does not", false, [pathTo("Step"), `${pathTo("Step")}?step=2`]],
    ["from a screen without any does not", false, [pathTo("Group"), WORKPLACE]],
    ["between tabs does not", false, [pathTo("Step"), WORKPLACE, TAB_SWITCH]],
    ["with a state of another kind does", true, [pathTo("Step"), WORKPLACE, { switching: "yes" }]],
    ["back to where a tab was once switched to does", true, [pathTo("Step"), WORKPLACE, TAB_SWITCH, "POP"]],
    ["that loads the screen anew does not", false, [pathTo("Step"), `/redirect${pathTo("Step")}?step=2`]],
    ["by a redirection elsewhere does", true, [pathTo("Step"), `/redirect/redirect${WORKPLACE}`]],
  ])("%s", (_, loses, navigation) => {
    saveDraft(STEP, {});
    expect(go(...navigation)).toBe(loses);
  });
});

describe("a logout that the operator chose", () => {
  test("clears the account's tabs and drafts, also what is typed while the server is told", async () => {
    logIn("2");
    saveDraft(STEP, {});
    logIn("1");
    openTab({ account: "1", role: "admin", url: pathTo("Step") });
    const leaving = logOutByChoice();
    saveDraft(DRAWER, {});
    expect(await leaving).toBe(true);
    expect(session.get().user).toBeNull();
    expect(openTabs.get()).toMatchObject({ account: "", tabs: [{ url: WORKPLACE }] });
    logIn("1");
    expect(unsavedScreens({})).toEqual([]);
    logIn("2");
    expect(unsavedScreens({})).toEqual(["Step"]);
  });

  test("tells the browser's other tabs so, before the session ends", async () => {
    const removed = vi.spyOn(Storage.prototype, "removeItem");
    expect(await logOutByChoice()).toBe(true);
    expect(removed.mock.calls).toEqual([[STORAGE_KEY.chosenLogout], [STORAGE_KEY.token]]);
    expect(localStorage.getItem(STORAGE_KEY.chosenLogout)).toBeNull();
  });

  test("asks first where something is unsaved, and does not happen after a no", async () => {
    saveDraft(STEP, {});
    const leaving = logOutByChoice();
    discardQuestion.get().question?.answer(false);
    expect(await leaving).toBe(false);
    expect(session.get().user?.accountId).toBe("1");
    expect(unsavedScreens({})).toEqual(["Step"]);
  });
});
