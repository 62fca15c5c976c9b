import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { ACCOUNTS, type AccountName } from "#mocks/backend/accounts";
import { type Latency, NO_LATENCY } from "#mocks/backend/latency";
import { type HttpBackend, startHttpBackend } from "#mocks/http";
import { pathTo } from "~/navigation/paths";
import { type Site, serveSite } from "../tools/site";
import { wronglyKept } from "./kept";
import { noteToasts } from "./toasts";

export type { AccountName as Account, Page };
export { expect };

type Visit = {
  /** Who logged in earlier; nobody where it is left out. */
  as?: AccountName;
  /** What else the browser has kept. */
  stored?: Record<string, string>;
  /** How far the page must have come; loaded where it is left out. */
  until?: "commit" | "load";
};

type Fixtures = {
  /** The demonstration backend on an origin of its own, as new. */
  backend: HttpBackend;
  /** How long the backend takes, in ms. */
  latency: Latency;
  /** The moment at which the backend's clock stands still; it runs where it is left out. */
  now: Date | undefined;
  /** What the deployment's `config.json` holds beside the backend's address. */
  deployment: Record<string, unknown>;
  /** Which build is looked at: `production` with that backend, or `demo`, which needs none. */
  build: "production" | "demo";
  /** The build, served; paths of `goto` and `toHaveURL` begin there. */
  site: Site;
  /** Lets the browser's log hold lines that match; any other error in it fails the test. */
  allow: (line: RegExp) => void;
  /** What the test itself put into the browser's storage, by key; anything else in it must be on the allow-list. */
  planted: Map<string, string>;
  /** The words of each notification that was seen in the browser, in order: it goes by itself, before a slow test looks. */
  toasts: string[];
  /** Logs in through the form and waits for the workplace. */
  logIn: (as?: AccountName, path?: string) => Promise<void>;
  /** Opens a path of the site in a browser that keeps nothing but what is given. */
  open: (path: string, visit?: Visit) => Promise<void>;
};

/** Who logged in earlier has a fingerprint: it is not computed again. */
const KNOWN_VISITOR = "5ee69e0180e80007d2ee7a88f0ed92a7";
/** What the browser of someone who logged in earlier keeps. */
export const keptBy = (as: AccountName) => ({ token: ACCOUNTS[as].token, fingerprint: KNOWN_VISITOR });
/**
 * The framework preloads a screen's styles before it draws it. Chromium looks once, seconds after the load, and says
 * so of a screen that is just between the two.
 */
const STYLES_ON_THEIR_WAY = /^The resource \S+\.css was preloaded using link preload but not used/;
const VIOLATION = "Content policy violated:";
const OWN_HOSTS = ["localhost", "127.0.0.1"];

/** What no test may cause, in any page of the browser, whatever it is about. */
async function watch(context: BrowserContext) {
  const errors: string[] = [];
  const violations: string[] = [];
  const strangers: string[] = [];
  await context.addInitScript((name) => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(name, event.violatedDirective, event.blockedURI);
    });
  }, VIOLATION);
  context.on("weberror", (event) => errors.push(String(event.error())));
  context.on("console", (message) => {
    if (message.text().startsWith(VIOLATION)) violations.push(message.text());
    else if (["error", "warning"].includes(message.type()) && !STYLES_ON_THEIR_WAY.test(message.text())) {
      errors.push(`${message.text()} ${message.location().url}`);
    }
  });
  context.on("response", (response) => {
    if (response.status() === 404) errors.push(`not found: ${response.request().method()} ${response.url()}`);
  });
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !OWN_HOSTS.includes(hostname)) strangers.push(request.url());
  });
  return { errors, violations, strangers };
}

export const test = base.extend<Fixtures>({
  deployment: [{}, { option: true }],
  latency: [NO_LATENCY, { option: true }],
  now: [undefined, { option: true }],
  build: ["production", { option: true }],
  backend: async ({ latency, now }, use) => {
    const backend = await startHttpBackend({ latency, now: now && (() => now) });
    await use(backend);
    await backend.close();
  },
  site: async ({ build, backend, deployment }, use) => {
    const own = build === "production" ? { apiHost: backend.url } : {};
    const site = await serveSite({ client: `build/${build}/client`, port: 0, config: { ...own, ...deployment } });
    await use(site);
    await site.close();
  },
  // The browser's pages are built on it, so they are closed before their servers.
  baseURL: ({ site }, use) => use(site.url),
  allow: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const { errors, violations, strangers } = await watch(context);
      await use((line) => allowed.push(line));
      expect(errors.filter((error) => !allowed.some((line) => line.test(error)))).toEqual([]);
      expect(violations).toEqual([]);
      expect(strangers).toEqual([]);
    },
    { auto: true },
  ],
  planted: [
    async ({ context }, use) => {
      const planted = new Map<string, string>();
      await use(planted);
      expect(await wronglyKept(context, planted)).toEqual([]);
    },
    { auto: true },
  ],
  toasts: [
    async ({ context }, use) => {
      const toasts: string[] = [];
      await noteToasts(context, (words) => toasts.push(words));
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
  open: async ({ page, context, site, planted }, use) => {
    await use(async (path, { as, stored = {}, until } = {}) => {
      const kept = { ...(as && keptBy(as)), ...stored };
      const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
      for (const [name, value] of Object.entries(stored)) planted.set(name, value);
      // A page that is open would take the change for another tab's, and load itself anew.
      await page.goto("about:blank");
      await context.setStorageState({ cookies: [], origins: [{ origin: site.url, localStorage }] });
      await page.goto(path, { waitUntil: until });
    });
  },
});
