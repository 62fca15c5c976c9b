import { test as base, expect, type Page } from "@playwright/test";
import { type Latency, NO_LATENCY } from "#mocks/backend/latency";
import { type HttpBackend, startHttpBackend } from "#mocks/http";
import { type Site, serveSite } from "../tools/site";

export type { Page };
export { expect };

type Account = "admin" | "user";

type Fixtures = {
  /** The demonstration backend on an origin of its own, as new. */
  backend: HttpBackend;
  /** How long the backend takes, in ms. */
  latency: Latency;
  /** What the deployment's `config.json` holds beside the backend's address. */
  deployment: Record<string, unknown>;
  /** The production build with that backend. */
  site: Site;
  /** The demonstration build, which needs no backend. */
  demo: Site;
  /** Lets the browser's log hold lines that match; any other error in it fails the test. */
  allow: (line: RegExp) => void;
  /** Logs in through the form and waits for the workplace. */
  logIn: (as?: Account, path?: string) => Promise<void>;
};

/** Lines of the browser's log that count as errors, kept with the addresses of failed loads. */
function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${error}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      errors.push(`${message.text()} ${message.location().url}`);
    }
  });
  return errors;
}

export const test = base.extend<Fixtures>({
  deployment: [{}, { option: true }],
  latency: [NO_LATENCY, { option: true }],
  backend: async ({ latency }, use) => {
    const backend = await startHttpBackend({ latency });
    await use(backend);
    await backend.close();
  },
  site: async ({ backend, deployment }, use) => {
    const config = { apiHost: backend.url, ...deployment };
    const site = await serveSite({ client: "build/production/client", port: 0, config });
    await use(site);
    await site.close();
  },
  demo: async ({ page }, use) => {
    const site = await serveSite({ client: "build/demo/client", port: 0 });
    await use(site);
    await page.close();
    await site.close();
  },
  allow: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const errors = watch(page);
      const strangers: string[] = [];
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith("http") && !["localhost", "127.0.0.1"].includes(hostname))
          strangers.push(request.url());
      });
      await use((line) => allowed.push(line));
      expect(errors.filter((error) => !allowed.some((line) => line.test(error)))).toEqual([]);
      expect(strangers).toEqual([]);
    },
    { auto: true },
  ],
  logIn: async ({ page, site }, use) => {
    await use(async (as = "admin", path = "/login") => {
      await page.goto(site.url + path);
      await page.getByLabel("用户名", { exact: true }).fill(as);
      await page.getByLabel("密码", { exact: true }).fill(as);
      await page.getByRole("button", { name: "登录", exact: true }).click();
      await expect(page.getByRole("navigation", { name: "主菜单" })).toBeVisible();
    });
  },
});
