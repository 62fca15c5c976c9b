import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";

const PREFIX = "/gateway/v2";

test.use({
  deployment: ({ backend }, use) =>
    use({
      apiHost: backend.url + PREFIX,
      reportUrl: `${backend.url}/reports`,
      idempotencyKeys: true,
      localRoleSwitch: false,
      productName: "内容后台",
      logoUrl: "/favicon.ico",
    }),
});

test("behind a gateway's prefix calls are signed as they are sent, writes have keys, and no other role is offered", async ({
  page,
  backend,
  logIn,
}) => {
  await logIn("admin");
  await expect(page.getByRole("heading", { level: 1, name: /王立群/ })).toBeVisible();
  const mark = page.getByRole("banner").getByRole("link", { name: "内容后台" }).locator("img");
  await expect(mark).toHaveAttribute("src", "/favicon.ico");
  expect(await mark.evaluate((node: HTMLImageElement) => node.decode())).toBeUndefined();
  await expect.poll(() => backend.requests.length).toBeGreaterThan(5);
  expect(backend.requests.filter(({ path }) => !path.startsWith(`${PREFIX}/`))).toEqual([]);
  const login = backend.requests.find(({ path }) => path === `${PREFIX}/api/user/login`);
  expect(login?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  const reads = backend.requests.filter(({ path }) => path.endsWith("/api/user/info"));
  expect(reads.map(({ headers }) => headers["idempotency-key"])).toEqual(reads.map(() => undefined));
  await page
    .getByRole("banner")
    .getByRole("button", { name: /王立群/ })
    .click();
  await expect(page.getByRole("menuitem", { name: "登出登录" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /切换角色/ })).toHaveCount(0);
});

test("an uncaught error is reported once, with its place and without its words", async ({ page, open, allow }) => {
  allow(/secret of an operator/);
  const reports: unknown[] = [];
  await page.route("**/reports", (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await open(`${pathTo("Login")}?name=secret`);
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  // The code that reports is loaded beside the page.
  await expect(async () => {
    await page.evaluate(() => {
      const fail = () => Promise.reject(new TypeError("secret of an operator"));
      for (const run of [fail, fail]) queueMicrotask(run);
    });
    await expect.poll(() => reports, { timeout: 1000 }).not.toEqual([]);
  }).toPass();
  expect(reports).toMatchObject([{ kind: "error", name: "TypeError", path: "/login" }]);
  expect(JSON.stringify(reports)).not.toContain("secret");
});

test("the console starts where the code of its reports cannot be loaded @proof", async ({ page, logIn, allow }) => {
  allow(/Failed to load resource/);
  const failed = page.waitForEvent("requestfailed", (request) => /report-[^/]*\.js$/.test(request.url()));
  await page.route(/report-[^/]*\.js$/, (route) => route.abort());
  await logIn("admin");
  await failed;
  await expect(page.getByRole("heading", { level: 1, name: /王立群/ })).toBeVisible();
});
