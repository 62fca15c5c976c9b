import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { ACCOUNTS, type AccountName } from "#mocks/backend/accounts";
import { type Latency, NO_LATENCY } from "#mocks/backend/latency";
import { type HttpBackend, startHttpBackend } from "#mocks/http";
import { pathTo } from "~/navigation/paths";
import type { Site } from "../tools/site";
import { type Build, type Origin, openOrigin } from "./origin";
import { findUnexpectedStorage } from "./stored-data";
import { recordToasts } from "./toasts";

export type { AccountName as Account, Page };
export { expect };

type OpenOptions = {
  /** The account logged in earlier; logged out when left out. */
  as?: AccountName;
  /** Further entries of the local storage. */
  stored?: Record<string, string>;
  until?: "commit" | "load";
};

type Fixtures = {
  /** The demonstration backend on its own origin, in its initial state. */
  backend: HttpBackend;
  /** In ms. */
  latency: Latency;
  /** Fixes the backend's clock at this moment. */
  now: Date | undefined;
  /** Further values of `config.json`. */
  deployment: Record<string, unknown>;
  /** `production` uses the backend fixture, `demo` has its own. */
  build: Build;
  /** Serves the build at an address that no earlier test has visited, for tests of what a first visit requests. */
  firstVisit: boolean;
  /** The served build, which is the base of `goto` and `toHaveURL`. */
  site: Site;
  /** Allows matching errors and warnings in the browser's log; any other fails the test. */
  allow: (line: RegExp) => void;
  /** Storage entries written by the test itself; any other entry must be on the allow-list of stored-data.ts. */
  seeded: Map<string, string>;
  /** The texts of all toasts shown so far. A toast disappears by itself, perhaps before a slow test looks for it. */
  toasts: string[];
  logIn: (as?: AccountName, path?: string) => Promise<void>;
  /** Opens a path with an empty storage except for the given entries. */
  open: (path: string, visit?: OpenOptions) => Promise<void>;
};

type WorkerFixtures = {
  /** The addresses of all tests of a worker, so that its browser has compiled the files of the build before. */
  origins: Record<Build, Origin>;
};

/** A known visitor's fingerprint is not computed again. */
const KNOWN_VISITOR = "5ee69e0180e80007d2ee7a88f0ed92a7";
/** The local storage of a user who has logged in earlier. */
export const loggedInStorage = (as: AccountName) => ({ token: ACCOUNTS[as].token, fingerprint: KNOWN_VISITOR });
/**
 * Remix preloads the styles of a screen before rendering it, and Chromium warns, seconds after the load, about a screen
 * that is just between the two.
 */
const UNUSED_PRELOAD = /^The resource \S+\.css was preloaded using link preload but not used/;
const VIOLATION = "Content policy violated:";
const OWN_HOSTS = ["localhost", "127.0.0.1"];

/** Collects what no test may cause in any page of the browser. */
async function watchPages(context: BrowserContext) {
  const errors: string[] = [];
  const violations: string[] = [];
  const foreignRequests: string[] = [];
  await context.addInitScript((name) => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(name, event.violatedDirective, event.blockedURI);
    });
  }, VIOLATION);
  context.on("weberror", (event) => errors.push(String(event.error())));
  context.on("console", (message) => {
    if (message.text().startsWith(VIOLATION)) violations.push(message.text());
    else if (["error", "warning"].includes(message.type()) && !UNUSED_PRELOAD.test(message.text())) {
      errors.push(`${message.text()} ${message.location().url}`);
    }
  });
  context.on("response", (response) => {
    if (response.status() === 404) errors.push(`not found: ${response.request().method()} ${response.url()}`);
  });
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !OWN_HOSTS.includes(hostname)) foreignRequests.push(request.url());
  });
  return { errors, violations, foreignRequests };
}

/**
 * Opens a path with this local storage and no other entry. The page writes it itself, before its first script: that
 * spares the page and process of setStorageState.
 */
async function openWith(page: Page, url: string, entries: Record<string, string>, until: OpenOptions["until"]) {
  const seed = await page.addInitScript((values) => {
    if (!location.protocol.startsWith("http")) return;
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, entries);
  await page.goto(url, { waitUntil: "commit" });
  // Init scripts have run before any other script can. Unlike evaluate, this survives the app's leaving a malformed path.
  await page.waitForFunction(() => true);
  // A reload keeps what the page has stored since.
  await seed.dispose();
  if (until !== "commit") await page.waitForLoadState(until);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  deployment: [{}, { option: true }],
  latency: [NO_LATENCY, { option: true }],
  now: [undefined, { option: true }],
  build: ["production", { option: true }],
  backend: async ({ latency, now }, use) => {
    const backend = await startHttpBackend({ latency, now: now && (() => now) });
    await use(backend);
    await backend.close();
  },
  firstVisit: [false, { option: true }],
  origins: [
    async ({ browser: _browser }, use) => {
      const [production, demo] = await Promise.all([openOrigin("production"), openOrigin("demo")]);
      await use({ production, demo });
      await Promise.all([production.close(), demo.close()]);
    },
    { scope: "worker" },
  ],
  site: async ({ build, backend, deployment, firstVisit, origins }, use) => {
    const origin = firstVisit ? await openOrigin(build) : origins[build];
    origin.setConfig({ ...(build === "production" && { apiHost: backend.url }), ...deployment });
    await use(origin);
    if (firstVisit) await origin.close();
  },
  // Depending on the site makes Playwright close a page of a first visit before its server.
  baseURL: ({ site }, use) => use(site.url),
  allow: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const { errors, violations, foreignRequests } = await watchPages(context);
      await use((line) => allowed.push(line));
      // The next test has the same context.
      await context.setOffline(false);
      expect(errors.filter((error) => !allowed.some((line) => line.test(error)))).toEqual([]);
      expect(violations).toEqual([]);
      expect(foreignRequests).toEqual([]);
    },
    { auto: true },
  ],
  seeded: [
    async ({ context }, use) => {
      const planted = new Map<string, string>();
      await use(planted);
      expect(await findUnexpectedStorage(context, planted)).toEqual([]);
    },
    { auto: true },
  ],
  toasts: [
    async ({ context }, use) => {
      const toasts: string[] = [];
      await recordToasts(context, (text) => toasts.push(text));
      await use(toasts);
    },
    { auto: true },
  ],
  logIn: async ({ page }, use) => {
    await use(async (as = "admin", path = pathTo("Login")) => {
      await page.goto(path);
      await page.getByLabel("用户名", { exact: true }).fill(as);
      await page.getByLabel("密码", { exact: true }).fill(ACCOUNTS[as].password);
      await page.getByRole("button", { name: "登录", exact: true }).click();
      await expect(page.getByRole("navigation", { name: "主菜单" })).toBeVisible();
    });
  },
  open: async ({ page, site, seeded }, use) => {
    await use(async (path, { as, stored = {}, until } = {}) => {
      for (const [name, value] of Object.entries(stored)) seeded.set(name, value);
      await openWith(page, site.url + path, { ...(as && loggedInStorage(as)), ...stored }, until);
    });
  },
});
