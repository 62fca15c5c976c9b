import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "@playwright/test";
import * as v from "valibot";
import type { Engine, Key } from "./engine";
import { FINDERS } from "./in-page";
import { describePart, type Part } from "./parts";

const require = createRequire(import.meta.url);
const LIBRARY = readFileSync(
  require.resolve("@testing-library/dom").replace(/index\.js$/, "@testing-library/dom.umd.min.js"),
  "utf8",
);
const placeSchema = v.object({ x: v.number(), y: v.number() });
const pointSchema = v.union([placeSchema, v.string()]);
const textsSchema = v.array(v.string());

type Point = v.InferOutput<typeof placeSchema>;

/** Firefox scrolls to and fro by a pixel where the middle of the page falls between two. */
const isSamePlace = (one: Point, other: Point) => Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;

/** Who works with the console in a browser. Each waits until what it names is there. */
export type User = ReturnType<typeof createUser>;

export function createUser(engine: Engine, site: string) {
  /** A page that has just been opened has no finders yet. */
  async function ask(expression: string): Promise<unknown> {
    if ((await engine.evaluate("typeof window.findParts")) !== "function") {
      await engine.evaluate(`(() => { ${LIBRARY}; ${FINDERS}; return null; })()`);
    }
    return engine.evaluate(expression);
  }
  /** Asks again when another page takes the place of the asked one. */
  const askAnyPage = (expression: string) => ask(expression).catch(() => delay(500).then(() => ask(expression)));
  const reads = async (part: Part) => v.parse(textsSchema, await askAnyPage(`readParts(${JSON.stringify(part)})`));
  const findPoint = async (part: Part) => v.parse(pointSchema, await askAnyPage(`findPoint(${JSON.stringify(part)})`));

  /** Clicks the first one, once it is there, stands still and is not covered. */
  async function clicks(part: Part): Promise<void> {
    let last: Point | undefined;
    await expect
      .poll(
        async () => {
          const point = await findPoint(part);
          if (typeof point === "string") return point;
          const isStill = last !== undefined && isSamePlace(point, last);
          last = point;
          if (!isStill) return "moving";
          await engine.click(point);
          return "clicked";
        },
        { message: `clicks ${describePart(part)}`, intervals: [50] },
      )
      .toBe("clicked");
  }
  return {
    opens: (path: string) => engine.goto(site + path),
    clicks,
    async fills(part: Part, value: string): Promise<void> {
      await clicks(part);
      await engine.press("SelectAll");
      await engine.type(value);
    },
    types: (value: string) => engine.type(value),
    presses: (key: Key) => engine.press(key),
    goesBack: () => engine.evaluate("history.back()"),
    reloads: () => engine.evaluate("location.reload()"),
    reads,
    async sees(part: Part): Promise<void> {
      await expect
        .poll(async () => (await reads(part)).length, { message: `sees ${describePart(part)}` })
        .toBeGreaterThan(0);
    },
    async seesNo(part: Part): Promise<void> {
      await expect.poll(async () => (await reads(part)).length, { message: `sees no ${describePart(part)}` }).toBe(0);
    },
    async seesIn(part: Part, texts: readonly (string | RegExp)[]): Promise<void> {
      await expect
        .poll(() => reads(part), { message: `reads ${describePart(part)}` })
        .toEqual(texts.map((text) => (typeof text === "string" ? text : expect.stringMatching(text))));
    },
    async isAt(path: string): Promise<void> {
      await expect.poll(() => askAnyPage("location.pathname + location.search")).toBe(path);
    },
    evaluate: askAnyPage,
    chooses: (path: string) => engine.chooseFile("document.querySelector('input[type=file]')", path),
  };
}
