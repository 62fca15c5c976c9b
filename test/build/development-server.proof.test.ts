import { beforeAll, expect, onTestFinished, test } from "vitest";
import { server as mockServer } from "#mocks/node";
import { startDevelopmentServer } from "../tools/development-server";

// The mock server of the other tests must not answer here.
beforeAll(() => mockServer.close());

test("the development server starts, and prepares the packages that the console uses", async () => {
  const { url, close } = await startDevelopmentServer();
  onTestFinished(close);
  const root = await (await fetch(`${url}/app/root.tsx`)).text();
  const [mantine = ""] = /\/node_modules\/\.vite\/deps\/@mantine_core\.js\?v=\w+/.exec(root) ?? [];
  // The server answers this once it has bundled all of them.
  const response = await fetch(url + mantine);
  expect(response.headers.get("content-type")).toMatch(/javascript/);
  expect(response.status).toBe(200);
});
