import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { ACCOUNTS, type AccountName } from "#mocks/backend/accounts";
import type { Engine, EngineName } from "./engine";
import { button, label, role } from "./parts";
import { startPuppeteer } from "./puppeteer";
import { type ServedSite, serveWatched } from "./served-site";
import { createUser, type User } from "./user";
import { startWebkit } from "./webkit";

export { expect };

export type Options = { engineName: EngineName };
type Fixtures = {
  /** Where the browser puts what it downloads. */
  downloads: string;
  engine: Engine;
  /** The served demonstration; whatever problem it records fails the test. */
  site: ServedSite;
  user: User;
  logIn: (as: AccountName) => Promise<void>;
};

const start = (name: EngineName, downloads: string) =>
  name === "webkit" ? startWebkit(downloads) : startPuppeteer(name, downloads);

export const test = base.extend<Fixtures & Options>({
  engineName: ["chromium", { option: true }],
  downloads: async ({ engineName }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `${engineName}-`));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  site: async ({ engineName: _ }, use) => {
    const site = await serveWatched("build/demo/client", {});
    await use(site);
    await site.close();
  },
  // It depends on the site, so that the browser has nothing left to load when the server closes.
  engine: async ({ engineName, downloads, site }, use) => {
    const engine = await start(engineName, downloads);
    await use(engine);
    await engine.evaluate("Promise.all(window.reports ?? []).then(() => null)");
    const problems = [...site.problems];
    await engine.close();
    expect(problems).toEqual([]);
  },
  user: async ({ engine, site }, use) => use(createUser(engine, site.url)),
  logIn: async ({ user }, use) => {
    await use(async (as) => {
      await user.opens("/login");
      await user.fills(label("用户名"), as);
      await user.fills(label("密码"), ACCOUNTS[as].password);
      await user.clicks(button("登录"));
      await user.sees(role("navigation", "主菜单"));
    });
  },
});
