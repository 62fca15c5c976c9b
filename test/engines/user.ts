import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
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
const pointSchema = v.nullable(v.object({ x: v.number(), y: v.number() }));
const textsSchema = v.array(v.string());

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
  const reads = async (part: Part) => v.parse(textsSchema, await ask(`readParts(${JSON.stringify(part)})`));
  const findPoint = async (part: Part) => v.parse(pointSchema, await ask(`findPoint(${JSON.stringify(part)})`));

  /** Clicks the first one, once it is there, stands still and is not covered. */
  async function clicks(part: Part): Promise<void> {
    let last: string | undefined;
    await expect
      .poll(
        async () => {
          const point = await findPoint(part);
          const isStill = point !== null && JSON.stringify(point) === last;
          last = JSON.stringify(point);
          if (isStill) await engine.click(point);
          return isStill;
        },
        { message: `clicks ${describePart(part)}`, intervals: [50] },
      )
      .toBe(true);
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
      await expect.poll(() => engine.evaluate("location.pathname + location.search")).toBe(path);
    },
    evaluate: (expression: string) => engine.evaluate(expression),
    chooses: (path: string) => engine.chooseFile("document.querySelector('input[type=file]')", path),
  };
}
