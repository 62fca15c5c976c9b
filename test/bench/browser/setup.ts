import { type Browser, chromium, type Page } from "@playwright/test";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { type HttpBackend, startHttpBackend } from "#mocks/http";
import { STORAGE_KEY } from "~/config/storage-keys";
import { BROWSER_ARGUMENTS, findChromium } from "../../tools/chromium.mjs";
import { type Site, serveSite } from "../../tools/site";

/** Both builds are compressed by bench.ts before the first part. */
export const CLIENT = { console: "build/production/client", bare: "build/bare/client" } as const;

export type Setup = { browser: Browser; backend: HttpBackend; site: Site; bare: Site };

/**
 * Runs a measurement with a browser, a backend without latency and both builds, and stops them afterwards, also after
 * an error.
 */
export async function withSetup<T>(run: (setup: Setup) => Promise<T>, records: { policies?: number } = {}): Promise<T> {
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

/** The local storage of an admin who has logged in earlier. */
export const ADMIN: Readonly<Record<string, string>> = {
  [STORAGE_KEY.token]: ACCOUNTS.admin.token,
  [STORAGE_KEY.fingerprint]: "5ee69e0180e80007d2ee7a88f0ed92a7",
};

/** A page in a new context with an empty cache and only this local storage. Closing its context closes it. */
export async function newPage(browser: Browser, site: Site, stored: Readonly<Record<string, string>>): Promise<Page> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    locale: "zh-CN",
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  });
  // esbuild compiles the functions that run in the page, and wraps them in a helper that sets their names.
  await context.addInitScript("globalThis.__name = (named) => named");
  return context.newPage();
}
