import { startHttpBackend } from "#mocks/http";
import { pathTo } from "~/navigation/paths";
import { serveSite } from "../tools/site";
import { expect, loggedInStorage, test } from "./fixtures";
import { mainMenu, receivedCalls } from "./support";

const CLIENT = "build/production/client";
const PATH = pathTo("404");
const KEYS = [
  { keyId: "north", secret: "north-secret", scopeWord: "north_request" },
  { keyId: "south", secret: "south-secret", scopeWord: "south_request" },
];

test("one build serves two hosts, each with its own backend, key and name", async ({ page }) => {
  await page.addInitScript((stored) => {
    if (location.protocol.startsWith("http")) Object.assign(localStorage, stored);
  }, loggedInStorage("admin"));
  const pages: string[] = [];
  for (const { keyId, secret, scopeWord } of KEYS) {
    const backend = await startHttpBackend({ signKey: () => ({ keyId, secret, scopeWord }) });
    const config = { apiHost: backend.url, signKeyId: keyId, signSecret: secret, signScope: scopeWord };
    const site = await serveSite({ client: CLIENT, port: 0, config: { ...config, productName: `Console ${keyId}` } });
    await page.goto(site.url + PATH);
    await expect(page).toHaveTitle(`404 - Console ${keyId}`);
    // The backend answers a call only if it is signed with its own key.
    await expect(mainMenu(page)).toBeVisible();
    await expect(page.getByRole("button", { name: /^账号菜单.*王立群/ })).toBeVisible();
    expect(receivedCalls(backend)).toContain("POST /api/user/info");
    pages.push(await (await page.request.get(site.url + PATH)).text());
    await page.goto("about:blank");
    await site.close();
    await backend.close();
  }
  // The page refers to its files by their hashes.
  expect(pages[0]).toMatch(/assets\/entry\.client-[\w-]+\.js/);
  expect(pages[1]).toBe(pages[0]);
});
