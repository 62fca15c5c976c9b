import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { getUser } from "~/api/user";
import { STORAGE_KEY } from "~/config/storage-keys";
import { dropDrafts, saveDraft, unsavedScreens } from "~/features/drafts/drafts";
import { clearTabs, openTab } from "~/features/tabs/open-tabs-store";
import { forgetReload, reloadPage } from "~/lib/page/reload-page";
import { pathTo } from "~/navigation/paths";
import { followOtherTabs, listenTo } from "~/session/other-tabs";
import { session, startSession } from "~/session/session";
import { settings } from "~/settings/settings";
import { followLogout } from "~/shell/navbar/user-logout";
import { leavePage } from "../support/page-lifecycle";
import { isolateSession } from "../support/session";
import { dispatchStorageEvent } from "../support/storage";

isolateSession();

const onAccountChange = vi.fn();
const onLanguageChange = vi.fn();
const listening = vi.fn<typeof addEventListener>();
beforeAll(() => {
  listening.mockImplementation(window.addEventListener.bind(window));
  vi.stubGlobal("addEventListener", listening);
  followOtherTabs({ onAccountChange, onLanguageChange });
  vi.unstubAllGlobals();
});
// All test files share one window.
afterAll(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
});
beforeEach(() => {
  onAccountChange.mockReset();
  onLanguageChange.mockReset();
});
afterEach(() => {
  document.body.style.visibility = "";
  settings.set({ theme: "light" });
});

/** Dispatches the storage event that a browser sends after another tab has changed the storage. */
function storeInOtherTab(key: string | null, newValue: string | null): void {
  if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
  else if (key !== null) localStorage.removeItem(key);
  else localStorage.clear();
  dispatchStorageEvent(key, newValue);
}

const restorePage = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

describe("a change of storage by another tab", () => {
  test.each<[string, string | null, string | null, "account" | "language" | ""]>([
    ["a login", STORAGE_KEY.token, "67890", "account"],
    ["a logout", STORAGE_KEY.token, null, "account"],
    ["a language", STORAGE_KEY.locale, "en-US", "language"],
    ["a theme", STORAGE_KEY.theme, "dark", ""],
    ["a role switch", STORAGE_KEY.roleSwitch, "user", ""],
    ["the announcement of an explicit logout", STORAGE_KEY.userLogout, "true", ""],
    ["the groups of the menu", STORAGE_KEY.openGroups, "[]", ""],
    ["an unknown key", "garbage", "{", ""],
    ["a cleared storage", null, null, "account"],
  ])("reloads the page only for another account or language: %s", (_, key, value, reloads) => {
    startSession("12345");
    storeInOtherTab(key, value);
    expect(onAccountChange).toHaveBeenCalledTimes(reloads === "account" ? 1 : 0);
    expect(onLanguageChange).toHaveBeenCalledTimes(reloads === "language" ? 1 : 0);
    expect(document.body.style.visibility).toBe(reloads === "account" ? "hidden" : "");
  });

  test.each<[string | null, "light" | "dark"]>([
    ["dark", "dark"],
    ["light", "light"],
    ["{}", "light"],
    [null, "light"],
  ])("applies the theme %j as %s, and does not store it again", (value, theme) => {
    const written = vi.spyOn(Storage.prototype, "setItem");
    storeInOtherTab(STORAGE_KEY.theme, value);
    expect(settings.get().theme).toBe(theme);
    expect(written).toHaveBeenCalledTimes(value === null ? 0 : 1);
  });
});

test("a page that is about to reload only applies the theme", () => {
  vi.stubGlobal("location", { ...location, reload: () => undefined });
  onTestFinished(forgetReload);
  startSession("12345");
  reloadPage();
  storeInOtherTab(STORAGE_KEY.theme, "dark");
  storeInOtherTab(STORAGE_KEY.locale, "en-US");
  storeInOtherTab(STORAGE_KEY.token, "67890");
  expect(settings.get().theme).toBe("dark");
  expect(onLanguageChange).not.toHaveBeenCalled();
  expect(onAccountChange).not.toHaveBeenCalled();
  expect(document.body.style.visibility).toBe("");
});

describe("a token that another tab has renewed", () => {
  /** Stores the token of a session that another tab has renewed once. */
  function storeRenewed(): void {
    // As renew-session.ts stores it after the first renewal.
    localStorage.setItem(STORAGE_KEY.replacedTokens, "12345 ");
    storeInOtherTab(STORAGE_KEY.token, "renewed");
  }

  test("takes the place of this page's, which stays", () => {
    startSession("12345");
    storeRenewed();
    expect(session.get().token).toBe("renewed");
    expect(onAccountChange).not.toHaveBeenCalled();
    expect(document.body.style.visibility).toBe("");
  });

  test("reloads a page without a login, as any login does", () => {
    storeRenewed();
    expect(onAccountChange).toHaveBeenCalledOnce();
    expect(session.get().token).toBe("");
  });
});

test.each<[string, boolean, string[]]>([
  ["that the operator chose clears drafts and tabs here too", true, []],
  ["after an expired login leaves them", false, ["Step"]],
])("a logout in another tab %s, over the reload that follows", (_, isExplicit, left) => {
  onTestFinished(followLogout());
  onAccountChange.mockImplementation(leavePage);
  const user = v.parse(getUser.spec.response, { name: "Ann", role: "admin", accountId: "1" });
  startSession("12345");
  session.set({ user, role: "admin" });
  saveDraft({ screen: "Step", form: "form" }, {});
  openTab({ account: "1", role: "admin", url: pathTo("Step") });
  if (isExplicit) storeInOtherTab(STORAGE_KEY.userLogout, "true");
  storeInOtherTab(STORAGE_KEY.token, null);
  expect(unsavedScreens({})).toEqual(left);
  expect(sessionStorage.getItem(STORAGE_KEY.drafts)).toMatch(isExplicit ? /^\[\]$/ : /Step/);
  expect(sessionStorage.getItem(STORAGE_KEY.tabs)).toMatch(isExplicit ? /^$/ : /form/);
  dropDrafts({});
  clearTabs();
});

test("the theme is applied when it changes, not with something else", () => {
  localStorage.setItem(STORAGE_KEY.theme, "dark");
  storeInOtherTab("garbage", "{");
  expect(settings.get().theme).toBe("light");
});

describe("a page restored from the back/forward cache", () => {
  test.each<[string, string, boolean, boolean]>([
    ["is reloaded after another login", "67890", true, true],
    ["goes on with the same login", "12345", true, false],
    ["is not reloaded when it is a new page", "67890", false, false],
  ])("%s", (_, token, persisted, reloads) => {
    startSession("12345");
    localStorage.setItem(STORAGE_KEY.token, token);
    restorePage(persisted);
    expect(onAccountChange).toHaveBeenCalledTimes(reloads ? 1 : 0);
  });

  test.each<[string, string, boolean, number]>([
    ["is told of a change of the user, which it may have missed", "12345", true, 1],
    ["is not told of it without a login", "", true, 0],
    ["is not told of it when it is a new page", "12345", false, 0],
  ])("%s", (_, token, persisted, times) => {
    const heard = vi.fn();
    onTestFinished(listenTo(STORAGE_KEY.userChange, heard));
    if (token) startSession(token);
    restorePage(persisted);
    expect(heard).toHaveBeenCalledTimes(times);
  });

  test("takes the theme that another tab has set meanwhile", () => {
    localStorage.setItem(STORAGE_KEY.theme, "dark");
    restorePage(true);
    expect(settings.get().theme).toBe("dark");
  });

  test.each([
    ["en-US", true],
    ["zh-CN", false],
  ])("with the language %s reloads the page: %s", (locale, reloads) => {
    document.documentElement.lang = "zh-CN";
    onTestFinished(() => document.documentElement.removeAttribute("lang"));
    localStorage.setItem(STORAGE_KEY.locale, locale);
    restorePage(true);
    expect(onLanguageChange).toHaveBeenCalledTimes(reloads ? 1 : 0);
  });
});
