import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import getPort from "get-port";
import * as v from "valibot";
import { findWebkit } from "../tools/engines.mjs";
import { type Engine, type Key, type Point, VIEWPORT } from "./engine";
import { openSession, type WebDriverSession } from "./webdriver";

/** Code points of keys without a character (W3C WebDriver, 17.4.2). */
const CONTROL = "\uE009";
const KEYS: Record<Exclude<Key, "SelectAll">, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Space: " ",
  ArrowDown: "\uE015",
  Backspace: "\uE003",
};

type KeyAction = { type: "keyDown" | "keyUp"; value: string };
const stroke = (value: string): KeyAction[] => [
  { type: "keyDown", value },
  { type: "keyUp", value },
];

const pressKeys = (session: WebDriverSession, actions: KeyAction[]) =>
  session.post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });

const clickAt = (session: WebDriverSession, { x, y }: Point) =>
  session.post("actions", {
    actions: [
      {
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ],
  });

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  if (child.kill()) await ended;
}

/** A display without a screen; it chooses its number and writes it when it is ready. */
async function startDisplay(server: string) {
  const child = spawn(server, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(child.stdout, "data");
  return { name: `:${String(number).trim()}`, stop: () => stop(child) };
}

async function waitUntilReady(driver: string): Promise<void> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    if (
      await fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKitWebDriver does not answer");
}

/** The driver of WebKitGTK on a display of its own, with a download folder of its own. */
async function startDriver(downloads: string) {
  const found = findWebkit();
  if (!found) throw new Error("WebKit is not installed");
  const display = await startDisplay(found.displayServer);
  const port = await getPort();
  const child = spawn(found.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, HOME: downloads, XDG_CONFIG_HOME: downloads },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url);
  const close = async () => {
    await stop(child);
    await display.stop();
  };
  return { url, browser: found.browser, close };
}

const elementSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((element) => Object.values(element)[0]),
);

export async function startWebkit(downloads: string): Promise<Engine> {
  const driver = await startDriver(downloads);
  const session = await openSession(driver.url, {
    unhandledPromptBehavior: "accept",
    "webkitgtk:browserOptions": { binary: driver.browser, args: ["--automation"] },
  });
  await session.post("window/rect", { x: 0, y: 0, ...VIEWPORT });
  const evaluate = (expression: string) =>
    session.post("execute/sync", { script: `return (${expression});`, args: [] });
  return {
    goto: async (url) => void (await session.post("url", { url })),
    evaluate,
    click: async (point) => void (await clickAt(session, point)),
    type: async (text) => void (await pressKeys(session, [...text].flatMap(stroke))),
    async press(key) {
      const strokes = key === "SelectAll" ? stroke("a") : stroke(KEYS[key]);
      const [down, up] = stroke(CONTROL);
      await pressKeys(session, key === "SelectAll" && down && up ? [down, ...strokes, up] : strokes);
    },
    async chooseFile(expression, path) {
      const element = v.parse(elementSchema, await evaluate(expression));
      await session.post(`element/${element}/value`, { text: path });
    },
    async close() {
      await session.close();
      await driver.close();
    },
  };
}
