import { type ElementHandle, type KeyInput, type LaunchOptions, launch } from "puppeteer-core";
import { BROWSER_ARGUMENTS, findChromium } from "../tools/chromium.mjs";
import { findFirefox } from "../tools/engines.mjs";
import { type Engine, type Key, VIEWPORT } from "./engine";

const OPTIONS = {
  chromium: (downloads: string) => ({
    browser: "chrome",
    executablePath: findChromium(),
    args: [...BROWSER_ARGUMENTS, "--lang=zh-CN"],
    downloadBehavior: { policy: "allow", downloadPath: downloads },
  }),
  firefox: (downloads: string) => ({
    browser: "firefox",
    executablePath: findFirefox(),
    extraPrefsFirefox: {
      "intl.accept_languages": "zh-CN",
      // 2 is a folder of one's own.
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
    },
  }),
} satisfies Record<string, (downloads: string) => LaunchOptions>;

const isSelectAll = (key: Key): key is "SelectAll" => key === "SelectAll";

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startPuppeteer(name: keyof typeof OPTIONS, downloads: string): Promise<Engine> {
  const browser = await launch({ ...OPTIONS[name](downloads), headless: true, defaultViewport: VIEWPORT });
  const page = await browser.newPage();
  // A slow machine is not a failure.
  page.setDefaultNavigationTimeout(120_000);
  // The browser's own question before a page is left.
  page.on("dialog", (question) => question.accept());
  const pressKey = (key: KeyInput) => page.keyboard.press(key);
  return {
    async goto(url) {
      await page.evaluate(() => void dispatchEvent(new Event("driver-leaves")));
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key) {
      if (!isSelectAll(key)) return pressKey(key);
      await page.keyboard.down("Control");
      await pressKey("a");
      await page.keyboard.up("Control");
    },
    async chooseFile(expression, path) {
      const input = await page.evaluateHandle(expression);
      await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    close: () => browser.close(),
  };
}
