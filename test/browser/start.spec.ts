import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { holdRequests, logInButton } from "./support";

test.use({ firstVisit: true });

const LOGIN = pathTo("Login");
const FILES = "**/assets/**";
const SLOGAN = "数据、内容与审批，一处看清、一处办完";
const LATE = /10 秒内没有打开/;

/** Ends the wait of the outline's text at once; returns how long it would have been, in ms. */
const endWait = (page: Page) =>
  page.evaluate(() => {
    const waits = document
      .getAnimations()
      .filter((one) => "animationName" in one && one.animationName === "outline-late");
    for (const wait of waits) wait.finish();
    return waits.map(({ effect }) => effect?.getTiming().delay);
  });

test("the first picture of the login has the logo and the words of its banner, which then stay in place", async ({
  page,
  open,
}) => {
  const release = await holdRequests(page, FILES);
  await open(LOGIN, { until: "commit" });
  const slogan = page.getByText(SLOGAN);
  await expect(slogan).toBeVisible();
  await expect(page.getByText("管理控制台", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
  const before = await slogan.boundingBox();
  release();
  await expect(logInButton(page)).toBeVisible();
  expect(await slogan.boundingBox()).toEqual(before);
});

test("the first picture of the console has logo and product name where they stay, in the stored language", async ({
  page,
  open,
}) => {
  const release = await holdRequests(page, FILES);
  await open(pathTo("404"), { as: "admin", stored: { "arco-locale": "en-US" }, until: "commit" });
  const name = page.getByText("Admin Console", { exact: true }).filter({ visible: true });
  await expect(name).toHaveCount(1);
  const before = await name.boundingBox();
  release();
  await expect(page.getByRole("banner").getByText("Admin Console", { exact: true })).toBeVisible();
  expect(await name.first().boundingBox()).toEqual(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says in both languages what it needs, and nothing else", async ({ page, allow }) => {
    allow(/config\.json was preloaded using link preload but not used/);
    await page.goto(LOGIN);
    // Texts are not looked for in this element.
    const sentences = page.locator("noscript p");
    await expect(sentences).toHaveText([/启用 JavaScript/, /enable JavaScript/]);
    for (const sentence of await sentences.all()) await expect(sentence).toBeVisible();
    await expect(page.locator(".outline-late").first()).toHaveCSS("display", "none");
  });
});

test.describe("a deployment with its own name", () => {
  test.use({ deployment: { productName: "Atlas" } });

  test("has it in the first picture from the second visit on", async ({ page, open }) => {
    await open(LOGIN);
    await expect(logInButton(page)).toBeVisible();
    const release = await holdRequests(page, FILES);
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByText("Atlas", { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page).toHaveTitle("Atlas");
    release();
    await expect(logInButton(page)).toBeVisible();
  });
});

test("a console that has not started after 10 s says so, with a link that loads it again", async ({ page, open }) => {
  const release = await holdRequests(page, "**/assets/entry.client-*.js");
  await open(LOGIN, { until: "commit" });
  const late = page.getByText(LATE);
  await expect(late).toBeHidden();
  expect(await endWait(page)).toContain(10_000);
  await expect(late).toBeVisible();
  const reloaded = page.waitForRequest((request) => request.resourceType() === "document");
  await page.getByRole("link", { name: "重新加载" }).click();
  await reloaded;
  release();
  await expect(logInButton(page)).toBeVisible();
});

test("says so too where the site's policy is that of another version, which blocks every inline script", {
  tag: "@proof",
}, async ({ browser, site }) => {
  const page = await browser.newPage();
  await page.route(site.url + LOGIN, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'self' 'sha256-b2xk'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(site.url + LOGIN);
  expect(await endWait(page)).toContain(10_000);
  await expect(page.getByText(LATE)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "重新加载" }).click();
  await expect(logInButton(page)).toBeVisible();
  await page.close();
});

/** A site that cuts a file the given number of times, and lets the browser cache it for good like any other. */
async function serveCut(site: string, file: RegExp, cut: (code: string) => string, times: number) {
  let left = times;
  let pages = 0;
  const server = createServer(async ({ url = "" }, response) => {
    const original = await fetch(site + url);
    const body = await original.text();
    if (original.headers.get("content-type")?.includes("html")) pages += 1;
    const isCut = file.test(url) && left > 0;
    if (isCut) left -= 1;
    for (const name of ["content-type", "cache-control", "content-security-policy"]) {
      response.setHeader(name, original.headers.get(name) ?? "");
    }
    response.writeHead(original.status).end(isCut ? cut(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // The page may still be loading files that it does not need at once.
  const close = async (page: Page) => {
    await page.goto("about:blank");
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, pages: () => pages, close };
}

test("the page's head begins to load what every page needs first", async ({ site }) => {
  const [head = ""] = (await (await fetch(site.url)).text()).split("</head>");
  const links = [...head.matchAll(/rel="modulepreload" href="\/assets\/([\w.-]+)-\w+\.js"/g)].map(([, name]) => name);
  expect(links).toEqual(["manifest", "entry.client", "prefetch-user", "root"]);
});

const CUTS = { empty: () => "", half: (code: string) => code.slice(0, code.length / 2) };
const CUT_FILES = ["manifest", "entry.client", "root", "prefetch-user"];
/** One that is missed where it is used, and one that is no code any more. */
const REPRESENTATIVES = ["manifest empty", "entry.client half"];

for (const [kind, cut] of Object.entries(CUTS)) {
  for (const name of CUT_FILES) {
    const tag = REPRESENTATIVES.includes(`${name} ${kind}`) ? [] : ["@proof"];
    test(`repairs itself when ${name} was cached ${kind}`, { tag }, async ({ page, site, allow }) => {
      allow(/SyntaxError|__remixManifest is not defined/);
      const cutSite = await serveCut(site.url, new RegExp(`/assets/${name}-`), cut, 1);
      await page.goto(cutSite.url + LOGIN, { waitUntil: "commit" });
      await expect(logInButton(page)).toBeVisible();
      expect(cutSite.pages()).toBe(2);
      await cutSite.close(page);
    });
  }
}

test("says that files are incomplete when loading them again does not help", { tag: "@proof" }, async ({
  page,
  site,
  allow,
}) => {
  allow(/SyntaxError/);
  const cutSite = await serveCut(site.url, /\/assets\/entry\.client-/, CUTS.half, Number.POSITIVE_INFINITY);
  await page.goto(cutSite.url + LOGIN, { waitUntil: "commit" });
  await expect(page.getByRole("alert")).toContainText("页面文件不完整");
  expect(cutSite.pages()).toBe(2);
  await cutSite.close(page);
});
