import { beforeEach, describe, expect, test } from "vitest";
import { STORED_SCROLLS } from "~/config/limits";
import { STORAGE_KEY } from "~/config/storage-keys";
import {
  closeTabs,
  forgetTabs,
  hashOf,
  openTab,
  openTabs,
  rememberScroll,
  restartScreen,
  scrollAt,
  storeOpenTabs,
} from "~/shell/tabs/open-tabs-store";

const ACCOUNT = "1";
const stored = () => sessionStorage.getItem(STORAGE_KEY.tabs);
const keep = (text: string) => sessionStorage.setItem(STORAGE_KEY.tabs, text);
const urls = () => openTabs.get().tabs.map(({ url }) => url);

function open(...visited: string[]): void {
  for (const url of visited) openTab({ account: ACCOUNT, role: "admin", url });
}

beforeEach(forgetTabs);

describe("the tabs", () => {
  test("are those that the account looked at, and are kept", () => {
    open("/list/card", "/form/step?step=2");
    expect(openTabs.get()).toMatchObject({ account: ACCOUNT });
    expect(urls()).toEqual(["/workplace", "/list/card", "/form/step?step=2"]);
    expect(stored()).toBe('{"account":"1","urls":["/workplace","/list/card","/form/step?step=2"],"scrolls":[]}');
  });

  test("are not changed by what is no tab, but by a role that may see less", () => {
    open("/form/step", "/login");
    expect(urls()).toEqual(["/workplace", "/form/step"]);
    openTab({ account: ACCOUNT, role: "user", url: "/workplace" });
    expect(urls()).toEqual(["/workplace"]);
  });

  test.each<[string, string, string[], number]>([
    ["come back after a reload", '{"account":"1","urls":["/message"],"scrolls":[["/message",7]]}', ["/message"], 7],
    ["of another account do not", '{"account":"2","urls":["/message"],"scrolls":[["/message",7]]}', [], 0],
    [
      "come back as far as they are whole",
      '{"account":"1","urls":[7,"/message"],"scrolls":[["/message","7"],7,["/message",7]]}',
      ["/message"],
      7,
    ],
    ["do not without their account", '{"urls":["/message"],"scrolls":[]}', [], 0],
    ["do not without their list", '{"account":"1","scrolls":[["/message",7]]}', [], 0],
    ["do not from a text that is none of ours", "{", [], 0],
  ])("%s", (_, text, back, top) => {
    keep(text);
    open("/list/card");
    expect(urls()).toEqual(["/workplace", ...back, "/list/card"]);
    expect(scrollAt("/message")).toBe(top);
  });

  test("of the account in memory count more than what is stored", () => {
    open("/list/card");
    keep('{"account":"1","urls":["/message"],"scrolls":[]}');
    open("/user/info");
    expect(urls()).toEqual(["/workplace", "/list/card", "/user/info"]);
  });

  test("of one account and its scroll positions are nothing to the next", () => {
    open("/list/card");
    rememberScroll("/list/card", 50);
    openTab({ account: "2", role: "admin", url: "/message" });
    expect(urls()).toEqual(["/workplace", "/message"]);
    expect(scrollAt("/list/card")).toBe(0);
  });

  test("are not kept for nobody", () => {
    sessionStorage.clear();
    storeOpenTabs();
    expect(stored()).toBeNull();
  });

  test("are forgotten with all that was kept", () => {
    open("/list/card");
    rememberScroll("/list/card", 50);
    forgetTabs();
    expect(openTabs.get()).toMatchObject({ account: "", tabs: [{ url: "/workplace" }] });
    expect(scrollAt("/list/card")).toBe(0);
    expect(stored()).toBe("");
  });
});

test("closing a tab forgets its scroll positions, with whatever query, and no others", () => {
  open("/list/card?tab=a", "/message");
  rememberScroll("/list/card?tab=a", 1);
  rememberScroll("/list/card?tab=b?c", 2);
  rememberScroll("/message", 3);
  closeTabs(openTabs.get().tabs.filter(({ screen }) => screen.name === "Card"));
  expect(urls()).toEqual(["/workplace", "/message"]);
  expect(["/list/card?tab=a", "/list/card?tab=b?c", "/message"].map(scrollAt)).toEqual([0, 0, 3]);
  expect(stored()).toBe('{"account":"1","urls":["/workplace","/message"],"scrolls":[["/message",3]]}');
});

test("closing several tabs forgets the scroll positions of each", () => {
  open("/list/card", "/message");
  rememberScroll("/list/card", 1);
  rememberScroll("/message", 2);
  closeTabs(openTabs.get().tabs);
  expect(["/list/card", "/message"].map(scrollAt)).toEqual([0, 0]);
});

test.each([
  ["/list/card?a=1", "#row"],
  ["/list/card", ""],
  ["/message", ""],
  ["/form/step", ""],
])("the tab of %s was left at the hash %j", (url, hash) => {
  open("/list/card?a=1#row", "/message");
  expect(hashOf(url)).toBe(hash);
});

test("each restart of a screen is another one", () => {
  const { reloads } = openTabs.get();
  restartScreen();
  restartScreen();
  expect(openTabs.get().reloads).toBe(reloads + 2);
});

describe("scroll positions", () => {
  test("are those of the last time", () => {
    rememberScroll("/message", 5);
    rememberScroll("/message", 9);
    expect([scrollAt("/message"), scrollAt("/user/info")]).toEqual([9, 0]);
  });

  test("are bounded: the page that was left longest ago goes first", () => {
    for (let page = 0; page < STORED_SCROLLS; page += 1) rememberScroll(`/message?page=${page}`, page + 1);
    rememberScroll("/message?page=0", 1);
    expect(scrollAt("/message?page=1")).toBe(2);
    rememberScroll("/message?page=new", 1);
    expect(["0", "1", "2", "new"].map((page) => scrollAt(`/message?page=${page}`))).toEqual([1, 0, 3, 1]);
  });
});
