import { LOCALES } from "~/config/locales";
import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { LOGIN_STATES, screenStates } from "./proof/screen-states";
import { findOverflow, NO_OVERFLOW } from "./support";

// The font size of the browser itself, as users choose it in its settings; by default it is 16 px.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] });
  },
  contextOptions: { reducedMotion: "reduce" },
});

/** Links within the page are shown while they have the focus. */
const CONTROLS = "a:not([href^='#']), button, input, textarea, [role=switch]";

/** The controls that cannot be scrolled to where a pointer meets them. */
const findUnreachable = (page: Page) =>
  page.evaluate((selector) => {
    const isHidden = (node: Element) =>
      !node.checkVisibility({ visibilityProperty: true }) ||
      node.closest("[inert], [aria-hidden=true]") ||
      node.clientWidth <= 1;
    const controls = [...document.querySelectorAll(selector)].map((control) => control.closest("label") ?? control);
    const unreachable = controls.filter((control) => {
      if (isHidden(control)) return false;
      control.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = control.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met === null || !(control.contains(met) || met.contains(control));
    });
    return unreachable.map((control) => control.outerHTML);
  }, CONTROLS);

const SCREENS = [...screenStates("admin"), ["login", LOGIN_STATES] as const];
/** What has most beside each other; the other screens are part of the proof. */
const FIRST = "Group";

for (const locale of LOCALES) {
  for (const [screen, states] of SCREENS) {
    for (const { name, path, prepare, isWide } of states.filter((one) => locale === "zh-CN" || !one.isChinese)) {
      const tag = locale === "zh-CN" && name === FIRST ? [] : ["@proof"];
      test(`${name} follows the browser's font size of 32 px, ${locale}`, { tag }, async ({ page, open }) => {
        const as = screen === "login" ? undefined : "admin";
        // Half as much at the default font size: a phone and a tablet, and a desktop for a table.
        for (const width of isWide ? [2880] : [720, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await open(path, { as, stored: { "arco-locale": locale } });
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await prepare?.(page);
          await page.waitForLoadState("networkidle");
          await expect(page.locator("[data-skeleton]")).toHaveCount(0);
          await expect(page.locator("body")).toHaveCSS("font-size", "28px");
          await expect.poll(() => findOverflow(page), { message: `${width} px` }).toEqual(NO_OVERFLOW);
          expect(await findUnreachable(page), `${width} px`).toEqual([]);
        }
      });
    }
  }
}

for (const name of ["Workplace", "Info", "Setting", "404", "Step"] as const) {
  test(`${name} does not scroll sideways on a phone in a font of 32 px`, { tag: "@proof" }, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(pathTo(name), { as: "admin" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
    await expect.poll(() => findOverflow(page)).toEqual(NO_OVERFLOW);
  });
}

test("a range of days shows both days whole on a phone in a font of 32 px", { tag: "@proof" }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(pathTo("Step"), { as: "admin" });
  const ends = page.getByRole("group", { name: "推广时间" }).getByRole("textbox");
  await expect(ends).toHaveCount(2);
  for (const end of await ends.all()) await end.fill("2036-11-05");
  for (const end of await ends.all())
    expect(await end.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
});
