import { type Browser, chromium, type Page } from "@playwright/test";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { type HttpBackend, startHttpBackend } from "#mocks/http";
import { STORAGE_KEY } from "~/config/storage-keys";
import { BROWSER_ARGUMENTS, findChromium } from "../../tools/chromium.mjs";
import { type Site, serveSite } from "../../tools/site";

/** The builds that are measured, compressed by bench.ts before the first part. */
export const CLIENT = { console: "build/production/client", bare: "build/bare/client" } as const;

export type Stage = { browser: Browser; backend: HttpBackend; site: Site; bare: Site };

/** Starts the browser, the backend, which answers at once, and both builds; ends them after `run`, whatever happens. */
export async function onStage<T>(run: (stage: Stage) => Promise<T>, records: { policies?: number } = {}): Promise<T> {
  const backend = await startHttpBackend(records);
  const config = { apiHost: backend.url };
  const site = await serveSite({ client: CLIENT.console, port: 0, config, brotli: true });
  const bare = await serveSite({ client: CLIENT.bare, port: 0, brotli: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGUMENTS });
  try {
    return await run({ browser, backend, site, bare });
  } finally {
    await browser.close();
    await Promise.all([site.close(), bare.close(), backend.close()]);
  }
}

/** What the browser of an admin who logged in earlier keeps. */
export const ADMIN: Readonly<Record<string, string>> = {
  [STORAGE_KEY.token]: ACCOUNTS.admin.token,
  [STORAGE_KEY.fingerprint]: "5ee69e0180e80007d2ee7a88f0ed92a7",
};

/** A page of a browser that keeps nothing but what is given, no file either. Closing its context ends it. */
export async function newPage(browser: Browser, site: Site, stored: Readonly<Record<string, string>>): Promise<Page> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    locale: "zh-CN",
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  });
  // What runs in the page is compiled here, with a helper that names functions.
  await context.addInitScript("globalThis.__name = (named) => named");
  return context.newPage();
}
