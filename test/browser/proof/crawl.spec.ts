import { mkdirSync, writeFileSync } from "node:fs";
import { pathTo } from "~/navigation/paths";
import { ROLES } from "~/navigation/roles";
import { expectAccessible } from "../axe";
import { type Account, test as base, expect, loggedInStorage, type Page } from "../fixtures";
import { OVERLAYS, prepareCrawl } from "./controls";
import { type Activated, crawl, reopen } from "./crawl";
import { FRAME_STATES, LOGIN_STATES, type ScreenState, screenStates } from "./screen-states";

/** The lists of activated controls are written here, one per role and screen. */
const LIST_FOLDER = "build/proof";
const THEMES = ["light", "dark"] as const;

type MaybeAccount = Account | "guest";
type FoundControl = Activated & { state: string };

/** Checks both themes, between which only the colours of the page change. */
async function expectAccessibleInBothThemes(page: Page, state: string, within?: string) {
  for (const theme of THEMES) {
    await page.evaluate((name) => {
      document.documentElement.dataset.mantineColorScheme = name;
      document.body.toggleAttribute("arco-theme", false);
      if (name === "dark") document.body.setAttribute("arco-theme", name);
    }, theme);
    await expectAccessible(page, `${state}, ${theme}`, within);
  }
  await page.evaluate(() => {
    document.documentElement.dataset.mantineColorScheme = "light";
    document.body.removeAttribute("arco-theme");
  });
}

const test = base.extend<{ visit: (states: readonly ScreenState[], as: MaybeAccount) => Promise<FoundControl[]> }>({
  visit: async ({ page, open, backend }, use) => {
    const openState = async ({ path, size = { width: 1440, height: 900 }, prepare }: ScreenState) => {
      // Before the reset, so that no call of the previous page arrives after it.
      const canUndo = (await page.getByRole("button", { name: /^(撤销|Undo)/ }).count()) > 0;
      const isDeleting = canUndo && (await page.getByText(/^(已删除|Deleted)/).count()) > 0;
      const received = backend.requests.length;
      await page.goto("about:blank");
      // A pending deletion is sent when its page closes.
      if (isDeleting) await expect.poll(() => backend.requests.length).toBeGreaterThan(received);
      await backend.reset();
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await prepare?.(page);
    };
    /** Each visit starts with only these entries: no tabs, drafts or settings of the previous one. */
    const setStorage = (entries: Record<string, string>) =>
      page.addInitScript((items) => {
        if (!location.protocol.startsWith("http")) return;
        sessionStorage.clear();
        localStorage.clear();
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, entries);
    const crawlOptions = (state: ScreenState) => ({
      page,
      within: state.within ?? "main",
      restart: () => openState(state),
      onOverlay: (opener: string) => expectAccessibleInBothThemes(page, `${state.name}, ${opener}`, OVERLAYS),
    });

    await use(async (states, as) => {
      const session = as === "guest" ? {} : loggedInStorage(as);
      const list: FoundControl[] = [];
      await prepareCrawl(page);
      await open(pathTo("Login"));
      await setStorage(session);
      for (const state of states) {
        await openState(state);
        await expectAccessibleInBothThemes(page, state.name);
        const known = new Set(list.map(({ label }) => label));
        const found = await crawl({ ...crawlOptions(state), known });
        list.push(...found.map((one) => ({ ...one, state: state.name })));
      }
      await setStorage({ ...session, "arco-locale": "en-US" });
      for (const state of states.filter(({ isChinese }) => !isChinese)) {
        await openState(state);
        await expectAccessibleInBothThemes(page, `${state.name} in English`);
        await reopen({ ...crawlOptions(state), openers: list.filter((one) => one.opened && one.state === state.name) });
      }
      return list;
    });
  },
});

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(900_000);

function reportAndExpect(name: string, list: readonly FoundControl[]) {
  mkdirSync(LIST_FOLDER, { recursive: true });
  const lines = list.map(({ state, label, effect }) => `${state}: ${label} → ${effect || "NOTHING"}\n`);
  writeFileSync(`${LIST_FOLDER}/${name}.txt`, lines.join(""));
  console.log(`${name}: ${list.length} controls, ${list.filter(({ opened }) => opened).length} open something`);
  expect(list.length).toBeGreaterThan(0);
  expect(list.filter(({ effect }) => effect === "")).toEqual([]);
}

const WORKS = "every control does something, and axe finds nothing in either theme and language";
for (const as of ROLES) {
  for (const [screen, states] of screenStates(as)) {
    test(`${as}, ${screen}: ${WORKS}`, async ({ visit }) =>
      reportAndExpect(`${as}-${screen}`, await visit(states, as)));
  }
  test(`${as}, the frame: ${WORKS}`, async ({ visit }) =>
    reportAndExpect(`${as}-frame`, await visit(FRAME_STATES, as)));
}
test(`the login: ${WORKS}`, async ({ visit }) => reportAndExpect("login", await visit(LOGIN_STATES, "guest")));
