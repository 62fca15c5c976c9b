import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { holdRequests, waitUntilLoaded } from "./support";

test.use({ firstVisit: true });

/** Maximum brotli bytes of everything that a page requests from its own host. */
const BUDGET = { login: 160_000, firstLogin: 180_000, workplace: 235_000, firstChart: 340_000, all: 360_000 };
const BUILD = "build/production";
const CLIENT = `${BUILD}/client`;

/** The built files of sources and their imports, by their names in Vite's manifest. */
function builtFilesOf(sources: readonly string[]): Set<string> {
  const manifest: Manifest = JSON.parse(readFileSync(`${BUILD}/.vite/client-manifest.json`, "utf8"));
  const names = new Set(Object.keys(manifest).filter((name) => sources.some((source) => name.includes(source))));
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  const chunks = [...names].flatMap((name) => manifest[name] ?? []);
  return new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css].map((path) => `/${path}`)));
}

/** The built files that the page requests, in order. */
function askedFor(page: Page, site: string): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== site) return;
    files.push(request.resourceType() === "document" ? "/index.html" : url.pathname);
  });
  return files;
}

const sizes = new Map<string, number>();

/** The size of a file compressed as a server sends it, which takes a while. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(CLIENT + file)).byteLength;
  sizes.set(file, size);
  return size;
}

const bytesOf = (files: Iterable<string>) => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0);

function keep(name: string, bytes: number, limit: number) {
  console.log(`budget ${name}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`);
  expect(bytes, name).toBeLessThanOrEqual(limit);
}

test("the login stays within its byte budget, also on the very first visit", async ({ page, site, open }) => {
  const files = askedFor(page, site.url);
  await open(pathTo("Login"), { stored: { fingerprint: "known" } });
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  keep("login", bytesOf(files), BUDGET.login);
  await open(pathTo("Login"));
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  keep("login at the first visit", bytesOf(files), BUDGET.firstLogin);
});

/** Without a stored fingerprint, which is then computed. */
const FIRST_VISIT = { as: "admin", stored: { fingerprint: "" } } as const;

/** Files that only the lower panels, toasts, the progress bar, the error page and the palette need, which are loaded when the browser is idle. */
function laterFiles(): string[] {
  const first = builtFilesOf([
    "app/entry.client",
    "app/root.tsx",
    "routes/layouts/",
    "workplace/route.tsx",
    "_charts-",
  ]);
  const idle = builtFilesOf([
    "app/routes/workplace/lower-panels.tsx",
    "app/components/feedback/toast-container.tsx",
    "_idle-",
  ]);
  const later = [...idle].filter((file) => !first.has(file));
  expect(later.length).toBeLessThan(idle.size);
  return later;
}

/**
 * Code for idle moments is loaded after the first response of any call. On a busy machine that may come before the
 * request of the visits is reported: no moment is idle until the returned function is called.
 */
async function holdIdleMoments(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((timeout) => {
    const { requestIdleCallback } = window;
    const held: Parameters<typeof requestIdleCallback>[] = [];
    window.requestIdleCallback = (run, options) =>
      options?.timeout === timeout && !window.areMomentsIdle
        ? held.push([run, options])
        : requestIdleCallback(run, options);
    window.bringIdleMoments = () => {
      window.areMomentsIdle = true;
      for (const request of held) requestIdleCallback(...request);
    };
  }, 1500);
  return () => page.evaluate(() => window.bringIdleMoments());
}

declare global {
  interface Window {
    areMomentsIdle?: boolean;
    bringIdleMoments: () => void;
  }
}

test("the workplace shows its first data, then its first chart, then everything else, within the byte budgets", async ({
  page,
  site,
  open,
}) => {
  const files = askedFor(page, site.url);
  // Files that are only needed later are held back until the data is there, and those for idle moments, which differ
  // on a busy machine, until the chart is drawn, so that neither can count before.
  let needed: ReadonlySet<string> | undefined;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/user/visits") && request.method() === "POST") needed ??= new Set(files);
  });
  const bringRest = await holdRequests(
    page,
    ({ pathname }) => pathname.startsWith("/assets/") && needed !== undefined && !needed.has(pathname),
  );
  const later = laterFiles();
  const bringLater = await holdRequests(page, ({ pathname }) => later.includes(pathname));
  const bringIdleMoments = await holdIdleMoments(page);
  await open(pathTo("Workplace"), { ...FIRST_VISIT, until: "commit" });
  await expect(page.getByText("主页访问量")).toBeVisible();
  expect(needed?.size).toBeGreaterThan(10);
  keep("workplace until its first data", bytesOf(needed ?? []), BUDGET.workplace);

  bringRest();
  await bringIdleMoments();
  await expect(page.getByRole("img", { name: /折线图/ })).toBeVisible();
  const drawn = files.filter((file) => !later.includes(file));
  keep("workplace until its first chart", bytesOf(drawn), BUDGET.firstChart);
  bringLater();
  await waitUntilLoaded(page);
  keep("workplace with all its panels and charts", bytesOf(files), BUDGET.all);
});
