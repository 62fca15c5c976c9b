import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getUser } from "~/api/user";
import { STORAGE_KEY } from "~/config/storage-keys";
import { dropDrafts, readDraft, saveDraft, unsavedForms, unsavedScreens } from "~/features/drafts/drafts";
import { confirmDiscard, discardRequest } from "~/features/drafts/unsaved";
import { openTab, openTabs } from "~/features/tabs/open-tabs-store";
import { pathTo } from "~/navigation/paths";
import { openidConnect } from "~/session/openid-connect";
import { session, startSession } from "~/session/session";
import { confirmAndLogOut } from "~/shell/navbar/user-logout";
import { isolateCalls } from "../../support/client";
import { deployIssuer } from "../../support/issuer";
import { suspendPage } from "../../support/page-lifecycle";
import { startSending } from "../../support/sent-form";
import { isolateSession } from "../../support/session";

const WORKPLACE = pathTo("Workplace");

isolateCalls();
isolateSession();

const STEP = { screen: "Step", form: "form" };
const DRAWER = { screen: "SearchTable", form: "create" };
const ACCOUNTS = ["1", "2", ""];

const user = (accountId: string) => v.parse(getUser.spec.response, { name: "Ann", role: "admin", accountId });
const logIn = (accountId: string) => {
  startSession(`token of ${accountId}`);
  session.set({ user: user(accountId), role: "admin" });
};

beforeEach(() => logIn("1"));
afterEach(() => {
  discardRequest.set({ current: null });
  for (const account of ACCOUNTS) {
    session.set({ user: user(account) });
    dropDrafts({});
  }
});

describe("a draft", () => {
  test("of a screen that no longer exists belongs to no account", () => {
    saveDraft({ screen: "Renamed", form: "form" }, {});
    saveDraft({ screen: "__proto__", form: "form" }, {});
    expect(unsavedScreens({})).toEqual([]);
  });

  test("belongs to its account alone, also where the server sends no account number", () => {
    saveDraft(STEP, { name: "x" });
    expect(readDraft(STEP)?.values).toEqual({ name: "x" });
    for (const account of ["2", ""]) {
      logIn(account);
      expect([readDraft(STEP), unsavedScreens({})]).toEqual([undefined, []]);
      dropDrafts({});
    }
    logIn("1");
    expect(readDraft(STEP)?.values).toEqual({ name: "x" });
  });

  test("is not stored when logged out", () => {
    session.set({ user: null });
    saveDraft(STEP, {});
    expect(unsavedScreens({})).toEqual([]);
    suspendPage();
    expect(sessionStorage.getItem(STORAGE_KEY.drafts) ?? "[]").toBe("[]");
  });

  test("contains the last keystroke before the page was left", () => {
    saveDraft(STEP, { name: "x" });
    suspendPage();
    expect(sessionStorage.getItem(STORAGE_KEY.drafts)).toBe(
      '[{"account":"1","screen":"Step","form":"form","values":{"name":"x"}}]',
    );
  });
});

describe("before unsaved values are lost", () => {
  test("does not ask where there are none", async () => {
    saveDraft(STEP, {});
    expect(await confirmDiscard({ screen: "Group" }, DRAWER)).toBe(true);
    expect(await confirmDiscard()).toBe(true);
    expect(unsavedScreens({})).toEqual(["Step"]);
  });

  test.each([
    [true, []],
    [false, ["SearchTable", "Step"]],
  ])("asks once for all of them; the answer %s leaves the drafts %j", async (yes, left) => {
    saveDraft(STEP, {});
    saveDraft(DRAWER, {});
    const answer = confirmDiscard({ screen: "Step" }, { screen: "Group" }, { screen: "SearchTable" });
    expect(discardRequest.get().current?.forms).toEqual([STEP, DRAWER]);
    discardRequest.get().current?.resolve(yes);
    expect(await answer).toBe(yes);
    expect(discardRequest.get().current).toBeNull();
    expect(unsavedScreens({})).toEqual(left);
  });

  test("keeps what is being sent, and drops what else its screen has", async () => {
    const sent = { screen: "SearchTable", form: "record 7" };
    for (const form of [sent, DRAWER]) saveDraft(form, {});
    startSending(sent);
    const answer = confirmDiscard({ screen: "SearchTable" });
    discardRequest.get().current?.resolve(true);
    expect(await answer).toBe(true);
    expect(unsavedForms("SearchTable")).toEqual([sent.form]);
  });

  test("a second question answers the first with no", async () => {
    saveDraft(STEP, {});
    const [first, second] = [confirmDiscard(STEP), confirmDiscard(STEP)];
    expect(await first).toBe(false);
    discardRequest.get().current?.resolve(true);
    expect(await second).toBe(true);
  });
});

describe("choosing to log out", () => {
  test("clears tabs and drafts of the account alone", async () => {
    logIn("2");
    saveDraft(STEP, {});
    logIn("1");
    openTab({ account: "1", role: "admin", url: pathTo("Step") });
    expect(await confirmAndLogOut()).toBe(true);
    expect(session.get().user).toBeNull();
    expect(openTabs.get()).toMatchObject({ account: "", tabs: [{ url: WORKPLACE }] });
    logIn("1");
    expect(unsavedScreens({})).toEqual([]);
    logIn("2");
    expect(unsavedScreens({})).toEqual(["Step"]);
  });

  test("notifies other browser tabs before the session ends", async () => {
    const removed = vi.spyOn(Storage.prototype, "removeItem");
    expect(await confirmAndLogOut()).toBe(true);
    expect(removed.mock.calls.flat()).toEqual([
      STORAGE_KEY.unsavedQuestion,
      STORAGE_KEY.userLogout,
      STORAGE_KEY.token,
      STORAGE_KEY.renewal,
      STORAGE_KEY.replacedTokens,
      STORAGE_KEY.roleSwitch,
    ]);
    expect(localStorage.getItem(STORAGE_KEY.userLogout)).toBeNull();
  });

  test("asks first where something is unsaved, and is cancelled by a no", async () => {
    saveDraft(STEP, {});
    const leaving = confirmAndLogOut();
    await vi.waitFor(() => expect(discardRequest.get().current).not.toBeNull());
    discardRequest.get().current?.resolve(false);
    expect(await leaving).toBe(false);
    expect(session.get().user?.accountId).toBe("1");
    expect(unsavedScreens({})).toEqual(["Step"]);
    const again = confirmAndLogOut();
    await vi.waitFor(() => expect(discardRequest.get().current).not.toBeNull());
    discardRequest.get().current?.resolve(true);
    expect(await again).toBe(true);
  });

  test("asks the issuer once, however often it is pressed", async () => {
    await deployIssuer();
    const logOut = vi.spyOn(openidConnect, "logOut").mockResolvedValue();
    startSession("token", "kept");
    const first = confirmAndLogOut();
    // While the other tabs are waited for, which takes longer.
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await Promise.all([first, confirmAndLogOut()])).toEqual([true, true]);
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(logOut.mock.calls).toEqual([["kept"]]);
  });
});

test("a draft that the role may not save is kept without a question until the role may again", () => {
  saveDraft({ screen: "SearchTable", form: "edit 55", needs: "policy:write" }, { count: 4711 });
  expect(unsavedScreens({ screen: "SearchTable" })).toEqual(["SearchTable"]);
  session.set({ role: "user" });
  expect(unsavedScreens({ screen: "SearchTable" })).toEqual([]);
  // A logout still tells of it, and nothing that is saved meanwhile takes it away.
  expect(unsavedScreens({})).toEqual(["SearchTable"]);
  dropDrafts({});
  session.set({ role: "admin" });
  expect(readDraft({ screen: "SearchTable", form: "edit 55" })?.values).toEqual({ count: 4711 });
  expect(unsavedScreens({ screen: "SearchTable" })).toEqual(["SearchTable"]);
});
