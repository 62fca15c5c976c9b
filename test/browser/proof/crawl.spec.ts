import { mkdirSync, writeFileSync } from "node:fs";
import { pathTo } from "~/navigation/paths";
import { ROLES } from "~/navigation/roles";
import { type Account, test as base, expect, keptBy, type Page } from "../fixtures";
import { expectNoFindings } from "../no-findings";
import { OVERLAYS, prepareCrawl } from "./controls";
import { type Activated, crawl, reopen } from "./crawl";
import { FRAME, LOGIN, type Place, placesOf } from "./places";

/** The lists of activated controls are written here, one per role and screen. */
const LISTS = "build/proof";
const THEMES = ["light", "dark"] as const;

type Visitor = Account | "nobody";
type Found = Activated & { place: string };

/** Checks both themes, between which only the colours of the page change. */
async function expectAccessible(page: Page, place: string, within?: string) {
  for (const theme of THEMES) {
    await page.evaluate((name) => {
      document.documentElement.dataset.mantineColorScheme = name;
      document.body.toggleAttribute("arco-theme", false);
      if (name === "dark") document.body.setAttribute("arco-theme", name);
    }, theme);
    await expectNoFindings(page, `${place}, ${theme}`, within);
  }
  await page.evaluate(() => {
    document.documentElement.dataset.mantineColorScheme = "light";
    document.body.removeAttribute("arco-theme");
  });
}

const test = base.extend<{ visit: (places: readonly Place[], as: Visitor) => Promise<Found[]> }>({
  visit: async ({ page, open, backend }, use) => {
    const begin = async ({ path, size = { width: 1440, height: 900 }, prepare }: Place) => {
      // Before the reset, so that no call of the previous page arrives after it.
      await page.goto("about:blank");
      await backend.reset();
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await prepare?.(page);
    };
    /** Each visit starts with only these entries: no tabs, drafts or settings of the previous one. */
    const keep = (kept: Record<string, string>) =>
      page.addInitScript((items) => {
        if (!location.protocol.startsWith("http")) return;
        sessionStorage.clear();
        localStorage.clear();
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, kept);
    const tools = (place: Place) => ({
      page,
      within: place.within ?? "main",
      begin: () => begin(place),
      onOverlay: (opener: string) => expectAccessible(page, `${place.name}, ${opener}`, OVERLAYS),
    });

    await use(async (places, as) => {
      const session = as === "nobody" ? {} : keptBy(as);
      const list: Found[] = [];
      await prepareCrawl(page);
      await open(pathTo("Login"));
      await keep(session);
      for (const place of places) {
        await begin(place);
        await expectAccessible(page, place.name);
        const known = new Set(list.map(({ label }) => label));
        const found = await crawl({ ...tools(place), known });
        list.push(...found.map((one) => ({ ...one, place: place.name })));
      }
      await keep({ ...session, "arco-locale": "en-US" });
      for (const place of places.filter(({ isChinese }) => !isChinese)) {
        await begin(place);
        await expectAccessible(page, `${place.name} in English`);
        await reopen({ ...tools(place), openers: list.filter((one) => one.opened && one.place === place.name) });
      }
      return list;
    });
  },
});

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(900_000);

function judge(name: string, list: readonly Found[]) {
  mkdirSync(LISTS, { recursive: true });
  const lines = list.map(({ place, label, effect }) => `${place}: ${label} → ${effect || "NOTHING"}\n`);
  writeFileSync(`${LISTS}/${name}.txt`, lines.join(""));
  console.log(`${name}: ${list.length} controls, ${list.filter(({ opened }) => opened).length} open something`);
  expect(list.length).toBeGreaterThan(0);
  expect(list.filter(({ effect }) => effect === "")).toEqual([]);
}

const WORKS = "every control does something, and axe finds nothing in either theme and language";
for (const as of ROLES) {
  for (const [screen, places] of placesOf(as)) {
    test(`${as}, ${screen}: ${WORKS}`, async ({ visit }) => judge(`${as}-${screen}`, await visit(places, as)));
  }
  test(`${as}, the frame: ${WORKS}`, async ({ visit }) => judge(`${as}-frame`, await visit(FRAME, as)));
}
test(`the login: ${WORKS}`, async ({ visit }) => judge("login", await visit(LOGIN, "nobody")));
