import { LOCALES } from "~/config/locales";
import { findViolations } from "../axe";
import { expect, type Page, test } from "../fixtures";
import { findOverflow, NO_OVERFLOW } from "../support";
import { LOGIN_STATES, screenStates } from "./screen-states";

/**
 * Every screen and state at many widths (640 px equals 1280 px at 200 % zoom), in forced colours and with reduced motion, in
 * both languages, as an admin, who sees everything. Text of twice the size is in large-text.spec.ts.
 */
const WIDTHS = [320, 390, 640, 768, 992, 1200, 1440, 2560];
const HEIGHT = 900;

const expectToFit = (page: Page, message: string) =>
  expect.poll(() => findOverflow(page), { message }).toEqual(NO_OVERFLOW);

/** Animations that run in spite of reduced motion. */
const findAnimations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const { duration, iterations } = effect?.getComputedTiming() ?? {};
      const isSeen = playState === "running" && (Number(duration) > 20 || iterations === Number.POSITIVE_INFINITY);
      return isSeen && effect instanceof KeyframeEffect ? [String(effect.target?.className)] : [];
    }),
  );

const SCREENS = [...screenStates("admin"), ["login", LOGIN_STATES] as const];

for (const locale of LOCALES) {
  for (const [screen, states] of SCREENS) {
    test(`${screen} fits at every width, ${locale}`, async ({ page, open }) => {
      test.slow();
      const as = screen === "login" ? undefined : "admin";
      for (const { name, path, prepare } of states.filter((one) => locale === "zh-CN" || !one.isChinese)) {
        await test.step(name, async () => {
          await page.emulateMedia({ reducedMotion: "reduce" });
          await page.setViewportSize({ width: 1440, height: HEIGHT });
          await open(path, { as, stored: { "arco-locale": locale } });
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await prepare?.(page);
          await page.waitForLoadState("networkidle");
          await expect(page.locator("[data-skeleton]")).toHaveCount(0);
          await expect.poll(() => findAnimations(page), { message: `${name}, reduced motion` }).toEqual([]);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: HEIGHT });
            await expectToFit(page, `${name}, ${width} px`);
          }
          await page.setViewportSize({ width: 1280, height: HEIGHT });
          await page.emulateMedia({ forcedColors: "active" });
          expect(await findViolations(page), `${name}, forced colours`).toEqual([]);
        });
      }
    });
  }
}
