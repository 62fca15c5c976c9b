import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { VERSION } from "~/config/version";
import { freshModules } from "./support/fresh-modules";

const TIME = "2026-01-02T03:04:05.000Z";

freshModules();
beforeEach(() => history.replaceState(null, "", "/list/search-table?name=secret#secret"));

/** Starts to report, and returns what is sent. */
async function reportsOf(): Promise<unknown[]> {
  const reports: unknown[] = [];
  vi.stubGlobal("navigator", { sendBeacon: (_: string, text: string) => reports.push(JSON.parse(text)) });
  const { startReporting } = await import("~/report");
  const stop = startReporting();
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
  });
  return reports;
}

const reject = (reason: unknown) => {
  const event = Object.assign(new Event("unhandledrejection"), { reason });
  dispatchEvent(event);
};

test("an uncaught error is reported once, with where it happened and without its words", async () => {
  const reports = await reportsOf();
  const error = new TypeError("secret");
  error.stack =
    "TypeError: secret\n    at run (https://console.test/assets/frame-ab12.js?x=secret:1:20)\n    at https://console.test/assets/start-c.js:3:4";
  reject(error);
  reject(error);
  expect(reports).toEqual([
    {
      version: VERSION,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      path: "/list/search-table",
      kind: "error",
      name: "TypeError",
      stack: ["/assets/start-c.js:3:4"],
    },
  ]);
});

test("an error whose page is shown is reported with its call, a failed call that no code waits for is not", async () => {
  const reports = await reportsOf();
  const { ApiError } = await import("~/api/client/api-error");
  const { shownErrors } = await import("~/components/feedback/shown-errors");
  const error = new ApiError("secret", { reason: "server", call: "GET /api/list/policy", token: "secret" });
  reject(error);
  expect(reports).toEqual([]);
  shownErrors.emit({ error, time: TIME });
  expect(reports).toMatchObject([{ kind: "shown", time: TIME, name: "ApiError", request: "GET /api/list/policy" }]);
  expect(JSON.stringify(reports)).not.toContain("secret");
});

test("a page that fails again and again does not flood the service", async () => {
  const reports = await reportsOf();
  for (let count = 0; count < 50; count += 1) reject(Object.assign(new Error("x"), { name: `Error${count}` }));
  expect(reports).toHaveLength(20);
});
