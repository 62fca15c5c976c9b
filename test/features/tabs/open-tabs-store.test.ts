import { beforeEach, describe, expect, test } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import {
  clearTabs,
  closeTabs,
  hashOf,
  openTab,
  openTabs,
  remountScreen,
  savedScroll,
  saveScroll,
  storeOpenTabs,
} from "~/features/tabs/open-tabs-store";
import { pathTo } from "~/navigation/paths";

const CARD = pathTo("Card");
const STEP = pathTo("Step");
const WORKPLACE = pathTo("Workplace");
const MESSAGE = pathTo("Message");
const INFO = pathTo("Info");

const ACCOUNT = "1";
const stored = () => sessionStorage.getItem(STORAGE_KEY.tabs);
const storeText = (text: string) => sessionStorage.setItem(STORAGE_KEY.tabs, text);
const urls = () => openTabs.get().tabs.map(({ url }) => url);

function open(...visited: string[]): void {
  for (const url of visited) openTab({ account: ACCOUNT, role: "admin", url });
}

beforeEach(clearTabs);

describe("the tabs", () => {
  test("are the screens that the account has visited, and are stored", () => {
    open(CARD, `${STEP}?step=2`);
    expect(openTabs.get()).toMatchObject({ account: ACCOUNT });
    expect(urls()).toEqual([WORKPLACE, CARD, `${STEP}?step=2`]);
    expect(stored()).toBe(`{"account":"1","urls":["${WORKPLACE}","${CARD}","${STEP}?step=2"],"scrolls":[]}`);
  });

  test("ignore screens without a tab, and close with a role that may not see them", () => {
    open(STEP, pathTo("Login"));
    expect(urls()).toEqual([WORKPLACE, STEP]);
    openTab({ account: ACCOUNT, role: "user", url: WORKPLACE });
    expect(urls()).toEqual([WORKPLACE]);
  });

  test.each<[string, string, string[], number]>([
    ["come back after a reload", `{"account":"1","urls":["${MESSAGE}"],"scrolls":[["${MESSAGE}",7]]}`, [MESSAGE], 7],
    [
      "do not come back for another account",
      `{"account":"2","urls":["${MESSAGE}"],"scrolls":[["${MESSAGE}",7]]}`,
      [],
      0,
    ],
    [
      "come back as far as they are valid",
      `{"account":"1","urls":[7,"${MESSAGE}"],"scrolls":[["${MESSAGE}","7"],7,["${MESSAGE}",7]]}`,
      [MESSAGE],
      7,
    ],
    ["do not come back without their account", `{"urls":["${MESSAGE}"],"scrolls":[]}`, [], 0],
    ["do not come back without their list", `{"account":"1","scrolls":[["${MESSAGE}",7]]}`, [], 0],
    ["do not come back from unreadable text", "{", [], 0],
  ])("%s", (_, text, back, top) => {
    storeText(text);
    open(CARD);
    expect(urls()).toEqual([WORKPLACE, ...back, CARD]);
    expect(savedScroll(MESSAGE)).toBe(top);
  });

  test("in memory win over those in storage", () => {
    open(CARD);
    storeText(`{"account":"1","urls":["${MESSAGE}"],"scrolls":[]}`);
    open(INFO);
    expect(urls()).toEqual([WORKPLACE, CARD, INFO]);
  });

  test("and scroll positions of one account do not exist for the next", () => {
    open(CARD);
    saveScroll(CARD, 50);
    openTab({ account: "2", role: "admin", url: MESSAGE });
    expect(urls()).toEqual([WORKPLACE, MESSAGE]);
    expect(savedScroll(CARD)).toBe(0);
  });

  test("are not stored when logged out", () => {
    sessionStorage.clear();
    storeOpenTabs();
    expect(stored()).toBeNull();
  });

  test("are cleared together with everything stored", () => {
    open(CARD);
    saveScroll(CARD, 50);
    clearTabs();
    expect(openTabs.get()).toMatchObject({ account: "", tabs: [{ url: WORKPLACE }] });
    expect(savedScroll(CARD)).toBe(0);
    expect(stored()).toBe("");
  });
});

test("closing a tab drops its scroll positions, with any query, and no others", () => {
  open(`${CARD}?tab=a`, MESSAGE);
  saveScroll(`${CARD}?tab=a`, 1);
  saveScroll(`${CARD}?tab=b?c`, 2);
  saveScroll(MESSAGE, 3);
  closeTabs(openTabs.get().tabs.filter(({ screen }) => screen.name === "Card"));
  expect(urls()).toEqual([WORKPLACE, MESSAGE]);
  expect([`${CARD}?tab=a`, `${CARD}?tab=b?c`, MESSAGE].map(savedScroll)).toEqual([0, 0, 3]);
  expect(stored()).toBe(`{"account":"1","urls":["${WORKPLACE}","${MESSAGE}"],"scrolls":[["${MESSAGE}",3]]}`);
});

test("closing several tabs drops the scroll positions of each", () => {
  open(CARD, MESSAGE);
  saveScroll(CARD, 1);
  saveScroll(MESSAGE, 2);
  closeTabs(openTabs.get().tabs);
  expect([CARD, MESSAGE].map(savedScroll)).toEqual([0, 0]);
});

test.each([
  [`${CARD}?a=1`, "#row"],
  [CARD, ""],
  [MESSAGE, ""],
  [STEP, ""],
])("the tab of %s was left at the hash %j", (url, hash) => {
  open(`${CARD}?a=1#row`, MESSAGE);
  expect(hashOf(url)).toBe(hash);
});

test("each restart of a screen is counted", () => {
  const { reloads } = openTabs.get();
  remountScreen();
  remountScreen();
  expect(openTabs.get().reloads).toBe(reloads + 2);
});

describe("scroll positions", () => {
  test("are those of the last time", () => {
    saveScroll(MESSAGE, 5);
    saveScroll(MESSAGE, 9);
    expect([savedScroll(MESSAGE), savedScroll(INFO)]).toEqual([9, 0]);
  });

  test("are limited in number, and the page left longest ago is dropped first", () => {
    for (let page = 0; page < 50; page += 1) saveScroll(`${MESSAGE}?page=${page}`, page + 1);
    saveScroll(`${MESSAGE}?page=0`, 1);
    expect(savedScroll(`${MESSAGE}?page=1`)).toBe(2);
    saveScroll(`${MESSAGE}?page=new`, 1);
    expect(["0", "1", "2", "new"].map((page) => savedScroll(`${MESSAGE}?page=${page}`))).toEqual([1, 0, 3, 1]);
  });
});
