import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import type { Site } from "./site";

/** Starts the development server with the demonstration backend. Rejects if it ends before it listens. */
export async function startDevelopmentServer(): Promise<Site> {
  // A test runner sets variables that make the configuration that of tests.
  const { VITEST: _, ...env } = process.env;
  const server = spawn("node_modules/.bin/remix", ["vite:dev", "--mode", "demo"], {
    env: { ...env, NODE_ENV: "development" },
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (text) => {
      const [, found] = /Local:\s+(http:\S+)\/\s/.exec(stripVTControlCharacters(String(text))) ?? [];
      if (found) resolve(found);
    });
    server.on("error", reject);
    server.on("exit", (status) => reject(new Error(`The development server ended with ${status}`)));
  });
  const close = async () => {
    server.kill();
    await ended;
  };
  return { url, close };
}
