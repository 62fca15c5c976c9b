import { readFileSync } from "node:fs";
import { pathTo } from "~/navigation/paths";
import { scriptHashes } from "../../../app/build/content-policy";
import { serveSite } from "../../tools/site";
import { expect, test } from "../fixtures";

/**
 * fixtures.ts checks after every test that nothing violates the policy and no other host is called. These tests check
 * the policy itself, wherever it is written, and that the browser applies it.
 */
const CLIENT = "build/production/client";

function directivesOf(policy: string): Record<string, string[]> {
  const lines = policy.split("; ").map((line) => line.split(" "));
  return Object.fromEntries(lines.map(([name = "", ...sources]) => [name, sources]));
}

const HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
};

test("the page allows its own inline scripts only, by hash, before any of them", () => {
  const html = readFileSync(`${CLIENT}/index.html`, "utf8");
  const [start = "", policy = ""] =
    /^[\s\S]*?<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(start).not.toContain("<script");
  const hashes = scriptHashes(html);
  expect(hashes.length).toBeGreaterThan(0);
  expect(directivesOf(policy)).toEqual({ "script-src": ["'self'", ...hashes] });
});

test("an inline script that is not the page's own does not run", async ({ browser, site }) => {
  const page = await browser.newPage();
  await page.goto(site.url + pathTo("Login"));
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'run by an injected script'";
    document.body.append(script);
  });
  await expect(page).not.toHaveTitle(/injected/);
  await page.close();
});

function expectStrict(policy: string) {
  const { "script-src": script, "style-src": style, "connect-src": connect, ...rest } = directivesOf(policy);
  // The page narrows it down to its own scripts, so that the server's policy is the same for every build.
  expect(script).toEqual(["'self'", "'unsafe-inline'"]);
  // Mantine and the theme colour write style elements at run time, which no hash can cover.
  expect(style).toEqual(["'self'", "'unsafe-inline'"]);
  expect(
    connect?.every((source) => source === "'self'" || /^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(source)),
  ).toBe(true);
  expect(rest).toMatchObject({
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
  expect(policy).not.toMatch(/unsafe-eval|\*|https:/);
}

test("the files written by the build contain the strict policy and the headers", () => {
  const nginx = readFileSync(`${CLIENT}/../nginx.conf`, "utf8");
  const files = readFileSync(`${CLIENT}/_headers`, "utf8");
  const inNginx = new Map(
    [...nginx.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const inFiles = new Map(
    [...files.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
  );
  for (const headers of [inNginx, inFiles]) {
    expectStrict(headers.get("content-security-policy") ?? "");
    expect(Object.fromEntries(headers)).toMatchObject(HEADERS);
  }
});

test("every kind of response carries the policy and the headers", async ({ page, site }) => {
  await page.goto(pathTo("Login"));
  const asset = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>("link[rel=modulepreload]")?.href ?? "",
  );
  for (const address of [site.url, `${site.url}${pathTo("Card")}`, `${site.url}/version.json`, asset]) {
    const headers = (await page.request.get(address)).headers();
    expectStrict(headers["content-security-policy"] ?? "");
    expect(headers, address).toMatchObject(HEADERS);
  }
});

test("no page may embed the console in a frame", async ({ page, site, allow }) => {
  allow(/frame-ancestors|frame .* because|X-Frame-Options|Refused to display/i);
  const other = await serveSite({ client: CLIENT, port: 0 });
  await page.route(`${other.url}/frame`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<iframe src="${site.url}${pathTo("Login")}" title="framed"></iframe>`,
    }),
  );
  await page.goto(`${other.url}/frame`);
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
  await page.goto("about:blank");
  await other.close();
});
