import { startDevelopmentServer } from "../../tools/development-server";
import { test as base, expect } from "../fixtures";
import { LOGIN_STATES, screenStates } from "./screen-states";

/** Uses the development server, since only there React and Remix warn about misuse. */
const test = base.extend({
  build: "demo",
  site: async ({ build: _ }, use) => {
    const server = await startDevelopmentServer();
    await use(server);
    await server.close();
  },
});

test("no screen logs a warning or an error on the development server", async ({ page, open }) => {
  test.setTimeout(480_000);
  // The server compiles files on their first request.
  const seen = { timeout: 60_000 };
  const states = [...LOGIN_STATES, ...screenStates("admin").flatMap(([, states]) => states)];
  for (const { name, path, prepare } of states) {
    await test.step(name, async () => {
      await open(path, { as: LOGIN_STATES.some((one) => one.path === path) ? undefined : "admin" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible(seen);
      await prepare?.(page);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("[data-skeleton]")).toHaveCount(0, seen);
    });
  }
});
