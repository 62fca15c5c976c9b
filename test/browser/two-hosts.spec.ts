import { startHttpBackend } from "#mocks/http";
import { pathTo } from "~/navigation/paths";
import { serveSite } from "../tools/site";
import { expect, test } from "./fixtures";
import { heading, receivedCalls, sendAccount } from "./support";

const CLIENT = "build/production/client";
const KEYS = [
  { keyId: "north", secret: "north-secret", scopeWord: "north_request" },
  { keyId: "south", secret: "south-secret", scopeWord: "south_request" },
];

test("one build serves two hosts, each with its own backend, key and name", async ({ page, context }) => {
  const pages: string[] = [];
  for (const { keyId, secret, scopeWord } of KEYS) {
    const backend = await startHttpBackend({ signKey: () => ({ keyId, secret, scopeWord }) });
    const config = { apiHost: backend.url, signKeyId: keyId, signSecret: secret, signScope: scopeWord };
    const site = await serveSite({ client: CLIENT, port: 0, config: { ...config, productName: `Console ${keyId}` } });
    await context.setStorageState({ cookies: [], origins: [] });
    await page.goto(`${site.url}${pathTo("Login")}`);
    await expect(page).toHaveTitle(`登录 - Console ${keyId}`);
    await sendAccount(page, "admin", "admin");
    await expect(heading(page, /好，王立群$/)).toBeVisible();
    expect(receivedCalls(backend)).toContain("POST /api/user/login");
    pages.push(await (await page.request.get(`${site.url}${pathTo("Login")}`)).text());
    await page.goto("about:blank");
    await site.close();
    await backend.close();
  }
  // The page refers to its files by their hashes.
  expect(pages[0]).toMatch(/assets\/entry\.client-[\w-]+\.js/);
  expect(pages[1]).toBe(pages[0]);
});
