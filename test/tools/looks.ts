import { readFile, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { FONT } from "~/config/appearance";
import { BROWSER_ARGUMENTS, findChromium, requireChromium } from "./chromium.mjs";
import { run } from "./install.mjs";

const HELP = `Compares every screen with its picture in test/browser/looks/pictures.

  npm run looks               compares, and fails when they differ
  npm run looks -- --update   takes new pictures

With --built: uses the last production build instead of building first.`;

const PICTURES = "test/browser/looks/pictures";
/** Stored with the pictures: what they were made with. */
const RECORD = `${PICTURES}/made-with.json`;
/** Text of both scripts, whose width differs between fonts. */
const SAMPLE = "管理控制台 工作台 Admin Console 0123456789";

/**
 * What the drawing of a page depends on: the browser's version, and the fonts, identified by the width of a text in px.
 */
async function describeRenderer(): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGUMENTS });
  const page = await browser.newPage();
  const widths = await page.evaluate(
    ([font, text]) => {
      const canvas = document.createElement("canvas").getContext("2d");
      return ["400", "600"].map((weight) => {
        if (!canvas) return 0;
        canvas.font = `${weight} 100px ${font}`;
        return Math.round(canvas.measureText(text).width);
      });
    },
    [FONT, SAMPLE] as const,
  );
  await browser.close();
  const renderer = { chromium: browser.version(), platform: process.platform, "width of a text": widths.join(" ") };
  return `${JSON.stringify(renderer, undefined, 2)}\n`;
}

const toLine = (text: string) => text.replace(/\s+/g, " ").trim();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { update: { type: "boolean" }, built: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(HELP);
  requireChromium();
  const now = await describeRenderer();
  const then = await readFile(RECORD, "utf8").catch(() => "unknown\n");
  if (!values.update && now !== then) {
    return console.log(
      `Screens not compared: drawn here with ${toLine(now)}, the pictures were made with ${toLine(then)}`,
    );
  }
  if (!values.built) run("remix", ["vite:build"]);
  // Also removes the pictures of screens that no longer exist.
  if (values.update) await rm(PICTURES, { recursive: true, force: true });
  const snapshots = `--update-snapshots=${values.update ? "all" : "none"}`;
  run("playwright", ["test", "--config", "test/browser/playwright.config.ts", "--project", "looks", snapshots]);
  if (values.update) await writeFile(RECORD, now);
}

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error} (see --help)`);
  process.exitCode = 1;
});
