import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  FIRST_TABS,
  nextActiveTab,
  normalizeTabs,
  reuseUnchanged,
  type Tabs,
  tabAt,
  tabsClosedBy,
  withoutTabs,
  withTab,
} from "~/features/tabs/open-tabs";
import { canAccess } from "~/navigation/access";
import { pathTo } from "~/navigation/paths";
import { ROLES, type Role } from "~/navigation/roles";
import { screens } from "~/navigation/screens";

const SEARCH_TABLE = pathTo("SearchTable");
const WORKPLACE = pathTo("Workplace");
const MESSAGE = pathTo("Message");
const CARD = pathTo("Card");
const STEP = pathTo("Step");
const INFO = pathTo("Info");

const list = (...urls: string[]) => normalizeTabs(urls, "admin");
const urlsOf = (tabs: Tabs) => tabs.map(({ url }) => url);
const namesOf = (tabs: Tabs) => tabs.map(({ screen }) => screen.name);

function tabOf(tabs: Tabs, name: string) {
  const tab = tabs.find(({ screen }) => screen.name === name);
  if (!tab) throw new Error(`${name} is not open`);
  return tab;
}

describe("the tab of a URL", () => {
  test.each([
    [`${SEARCH_TABLE}?current=3#a`, "SearchTable"],
    [WORKPLACE, "Workplace"],
    [MESSAGE, "Message"],
    ["/no/such/screen?a=1", "notFound"],
  ])("%s is %s", (url, name) => {
    expect(tabAt(url, "admin")).toMatchObject({ url, screen: { name } });
  });

  test.each([
    ["a bare screen", pathTo("Login")],
    ["the root", "/"],
    ["a redirection", `/redirect${CARD}`],
    ["another host", `//evil.example${CARD}`],
    ["another host by backslash", `/\\evil.example${CARD}`],
    ["another host by a tab", `/\t/evil.example${CARD}`],
    ["another host by a line break", `/\n/evil.example${CARD}`],
    ["another host by a carriage return", `/\r/evil.example${CARD}`],
    ["a path that the router does not match", `${MESSAGE}%0A`],
    ["text before an address", `x${CARD}`],
    ["a whole address", `https://evil.example${CARD}`],
    ["no address", CARD.slice(1)],
    ["nothing", ""],
    ["a script", "javascript:alert(1)"],
  ])("is missing for %s", (_, url) => {
    expect(tabAt(url, "admin")).toBeUndefined();
  });

  test("is missing for a screen that the role may not see", () => {
    expect(tabAt(STEP, "admin")).toBeDefined();
    expect(tabAt(STEP, "user")).toBeUndefined();
  });
});

test("a screen opens behind the others, and the next time in its own tab with its new URL", () => {
  const tabs = list(CARD, SEARCH_TABLE);
  const again = withTab(tabs, tabOf(list(`${CARD}?tab=quality`), "Card"));
  expect(urlsOf(again)).toEqual([WORKPLACE, `${CARD}?tab=quality`, SEARCH_TABLE]);
  expect(urlsOf(withTab(tabs, tabOf(list(INFO), "Info"))).at(-1)).toBe(INFO);
});

test("unchanged tabs keep their identity", () => {
  const urls = [WORKPLACE, CARD, INFO];
  const known = normalizeTabs(urls, "admin");
  expect(reuseUnchanged(known, normalizeTabs(urls, "admin"))).toBe(known);
  const next = reuseUnchanged(known, normalizeTabs([WORKPLACE, `${CARD}?tab=rule`, INFO], "admin"));
  expect(next.map((tab) => known.includes(tab))).toEqual([true, false, true]);
  expect(reuseUnchanged(known, known.slice(0, 2))).toEqual(known.slice(0, 2));
});

describe("closing", () => {
  const tabs = list(CARD, STEP, INFO);
  test.each([
    ["this", "Step", ["Step"], "Info"],
    ["this", "Info", ["Info"], "Step"],
    ["this", "Workplace", [], "Workplace"],
    ["left", "Step", ["Card"], "Step"],
    ["left", "Card", [], "Card"],
    ["right", "Step", ["Info"], "Step"],
    ["right", "Workplace", ["Card", "Step", "Info"], "Workplace"],
    ["right", "Info", [], "Info"],
    ["others", "Step", ["Card", "Info"], "Step"],
    ["others", "Workplace", ["Card", "Step", "Info"], "Workplace"],
    ["all", "Step", ["Card", "Step", "Info"], "Workplace"],
    ["all", "Workplace", ["Card", "Step", "Info"], "Workplace"],
  ] as const)("%s, from %s, closes %j and leads to %s", (which, name, gone, next) => {
    const from = tabOf(tabs, name);
    const closed = tabsClosedBy(tabs, which, from);
    expect(namesOf(closed)).toEqual(gone);
    expect(nextActiveTab(tabs, closed, from)?.screen.name).toBe(next);
  });

  test("nothing beside a tab that no longer exists", () => {
    const gone = tabOf(list(MESSAGE), "Message");
    for (const which of ["this", "left", "right"] as const) expect(tabsClosedBy(tabs, which, gone)).toEqual([]);
  });
});

describe("normalizing stored tabs", () => {
  test.each([
    ["nothing", [], [WORKPLACE]],
    ["the workplace in another position", [CARD, `${WORKPLACE}?popular=image`], [`${WORKPLACE}?popular=image`, CARD]],
    ["a screen twice", [`${CARD}?a=1`, MESSAGE, `${CARD}?a=2`], [WORKPLACE, `${CARD}?a=2`, MESSAGE]],
    ["entries that are not text", [1, null, { url: MESSAGE }, [MESSAGE], CARD], [WORKPLACE, CARD]],
    ["addresses that lead elsewhere", ["//evil.example", "https://evil.example", pathTo("Login")], [WORKPLACE]],
  ])("%s", (_, urls, expected) => {
    expect(urlsOf(normalizeTabs(urls, "admin"))).toEqual(expected);
  });

  test("keeps what another role may see", () => {
    const tabs = list(`${CARD}?a=1`, STEP, INFO);
    expect(urlsOf(normalizeTabs(urlsOf(tabs), "user"))).toEqual([WORKPLACE, `${CARD}?a=1`, INFO]);
  });
});

const role = fc.constantFrom<Role>(...ROLES);
const query = fc.constantFrom("", "?current=3", "?a=%E4%B8%AD&b=2#end");
const url = fc
  .tuple(fc.constantFrom(...screens.map(({ path }) => path.replace("/*", "/some/where"))), query)
  .map((parts) => parts.join(""));
const operation = fc.oneof(
  fc.record({ open: url }),
  fc.record({ close: fc.constantFrom("this", "left", "right", "others", "all"), at: fc.nat(20) }),
  fc.record({ become: role }),
);

/** Expects what is true of any list of tabs. */
function expectValid(tabs: Tabs, of: Role) {
  const names = namesOf(tabs);
  expect(names[0]).toBe("Workplace");
  expect(new Set(names).size).toBe(names.length);
  for (const { screen } of tabs) expect(!screen.bare && canAccess(screen, of)).toBe(true);
  expect(normalizeTabs(JSON.parse(JSON.stringify(urlsOf(tabs))), of)).toEqual(tabs);
}

test("whatever is opened, closed and switched, the tabs are valid and the active one is among them", () => {
  fc.assert(
    fc.property(role, fc.array(operation, { maxLength: 40 }), (first, reducers) => {
      let now: { tabs: Tabs; role: Role; active: Tabs[number] | undefined } = {
        tabs: FIRST_TABS,
        role: first,
        active: FIRST_TABS[0],
      };
      for (const step of reducers) {
        if ("open" in step) {
          const tab = tabAt(step.open, now.role);
          if (tab) now = { ...now, tabs: withTab(now.tabs, tab), active: tab };
        } else if ("close" in step) {
          const from = now.tabs[step.at % now.tabs.length];
          if (!from) throw new Error("There is always a tab");
          const gone = tabsClosedBy(now.tabs, step.close, from);
          const active = now.active && gone.includes(now.active) ? nextActiveTab(now.tabs, gone, from) : now.active;
          now = { ...now, tabs: withoutTabs(now.tabs, gone), active };
        } else {
          const tabs = normalizeTabs(urlsOf(now.tabs), step.become);
          const active = tabs.find(({ screen }) => screen === now.active?.screen) ?? tabs[0];
          now = { tabs, role: step.become, active };
        }
        expectValid(now.tabs, now.role);
        expect(now.tabs).toContainEqual(now.active);
      }
    }),
  );
});

test("whatever was stored, the tabs are valid", () => {
  const poison = fc.oneof(url, fc.webUrl(), fc.string(), fc.anything());
  fc.assert(
    fc.property(fc.array(poison), role, (urls, of) => {
      expectValid(normalizeTabs(urls, of), of);
    }),
  );
});
