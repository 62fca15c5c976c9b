import { pathTo } from "~/navigation/paths";
import { test } from "./fixtures";

const proof = { tag: "@proof" };

/** The fixtures must fail a test that does not allow these explicitly: each is expected to fail. */
test.describe("a browser test fails by itself", () => {
  test.beforeEach(async ({ page, open }) => {
    // The outline of the page is enough.
    await page.route("**/*.js", () => {});
    await open(pathTo("Login"), { until: "commit" });
  });

  test.fail("on an error in the browser's log", ({ page }) => page.evaluate(() => console.error("wrong")));

  test.fail("on a warning in the browser's log", proof, ({ page }) => page.evaluate(() => console.warn("odd")));

  test.fail("on an uncaught error", proof, async ({ page }) => {
    const seen = page.context().waitForEvent("weberror");
    await page.evaluate(() => queueMicrotask(() => Promise.reject(new Error("wrong"))));
    await seen;
  });

  test.fail(
    "on a violation of the content policy, even where the line in the log is allowed",
    async ({ page, allow }) => {
      allow(/./);
      const seen = page.waitForEvent("console", (line) => line.text().startsWith("Content policy violated"));
      await page.evaluate(() => document.body.append(Object.assign(document.createElement("script"), { text: "1" })));
      await seen;
    },
  );

  test.fail(
    "on an unexpected 404, even where the line in the log is allowed",
    proof,
    async ({ page, backend, allow }) => {
      allow(/Failed to load resource/);
      await page.evaluate((url) => fetch(url).then(({ status }) => status), `${backend.url}/api/nothing`);
    },
  );

  test.fail("on a request to another host", proof, async ({ page }) => {
    await page.route("http://stranger.example/", (route) => route.fulfill({ body: "" }));
    await page.goto("http://stranger.example/");
  });
});
