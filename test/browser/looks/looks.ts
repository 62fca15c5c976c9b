import { expect, type Page, test } from "../fixtures";

/** The fixed time of every picture, for page and backend, in the local time zone. */
export const NOW = new Date(2026, 2, 16, 10, 30);

export type Look = { stored: Record<string, string>; width: number; height: number; hasTouch?: boolean };

const look = (theme: "light" | "dark", locale: "zh-CN" | "en-US", width: number, height: number): Look => ({
  stored: { "arco-theme": theme, "arco-locale": locale },
  width,
  height,
});

export const LOOKS = {
  desktop: look("light", "zh-CN", 1440, 900),
  night: look("dark", "zh-CN", 1440, 900),
  // Fields and buttons are larger where a finger is the pointer.
  phone: { ...look("dark", "en-US", 390, 844), hasTouch: true },
  narrow: look("light", "en-US", 1280, 720),
  wide: look("dark", "zh-CN", 1920, 1080),
};

/** What every picture has: no motion, a fixed time, half the size. */
export function setUpPictures(): void {
  test.use({ now: NOW, contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 0.5 });
  test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));
}

/** The page as it is; a tooltip or a caret would differ from run to run. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  await expect(page).toHaveScreenshot(`${name}.webp`);
}
