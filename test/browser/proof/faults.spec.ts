import type { Page } from "@playwright/test";
import type { Fault, FaultKey } from "#mocks/backend/faults";
import { expect, test } from "../fixtures";
import { answering, callsTo, FAILED_CALL, failureToast } from "../support";

const NETWORK = "网络错误，请稍后重试";
const UNREADABLE = "服务器的回答无法识别，请稍后重试";

const BUSY = { status: "error", code: 50000, data: null, message: "数据库忙" };
const FAULTS: [name: string, fault: Fault, words: string][] = [
  ["500 with a message", { kind: "status", status: 500, body: BUSY }, "数据库忙"],
  ["502", { kind: "status", status: 502, statusText: "Bad Gateway" }, "Bad Gateway"],
  ["a refusal with 200", { kind: "code", code: 50000, message: "查询失败" }, "查询失败"],
  ["a page", { kind: "html" }, UNREADABLE],
  ["an empty body", { kind: "empty" }, UNREADABLE],
  ["broken JSON", { kind: "json", text: '{"status":"succ' }, UNREADABLE],
  ["null", { kind: "json", text: "null" }, UNREADABLE],
  ["a list", { kind: "json", text: "[]" }, UNREADABLE],
  ["wrong data", answering({ list: [] }), UNREADABLE],
  ["wrong rows", answering([{}, 1, null]), UNREADABLE],
  ["a dropped connection", { kind: "drop" }, NETWORK],
];

const PANELS = {
  "POST /api/user/visits": { name: "访问概览", data: (page: Page) => page.getByText("主页访问量") },
  "GET /api/content-data": { name: /^内容数据/, data: (page: Page) => page.getByRole("img", { name: /折线图/ }) },
  "GET /api/popular/list": {
    name: "线上热门内容",
    data: (page: Page) => page.getByRole("cell", { name: /^消费观察/ }),
  },
} satisfies Partial<Record<FaultKey, object>>;
type Call = keyof typeof PANELS;
const CALLS: Call[] = ["POST /api/user/visits", "GET /api/content-data", "GET /api/popular/list"];

const panel = (page: Page, call: Call) => page.getByRole("region", { name: PANELS[call].name });
const retry = (page: Page, call: Call) => panel(page, call).getByRole("button", { name: "重试" });

/** One panel has failed with these words; the others show their data. */
async function expectFailedAlone(page: Page, failed: Call, words: string) {
  await expect(panel(page, failed)).toContainText(words);
  await expect(retry(page, failed)).toBeVisible();
  for (const call of CALLS) {
    if (call === failed) await expect(PANELS[call].data(page)).toHaveCount(0);
    else await expect(PANELS[call].data(page)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "重试" })).toHaveCount(1);
}

for (const call of CALLS) {
  test(`${call} fails alone in every way, and is asked for again alone`, async ({ page, open, backend, allow }) => {
    allow(FAILED_CALL);
    await open("/exception/404", { as: "admin" });
    for (const [name, fault, words] of FAULTS) {
      await test.step(name, async () => {
        backend.faults.set(call, fault);
        await page.goto("/workplace");
        await expect(failureToast(page)).toHaveText(new RegExp(words));
        await expectFailedAlone(page, call, words);
        await expect(failureToast(page)).toHaveCount(1);
        backend.faults.clear();
        backend.requests.length = 0;
        await retry(page, call).click();
        await expect(PANELS[call].data(page)).toBeVisible();
        await expect(page.getByRole("button", { name: "重试" })).toHaveCount(0);
        expect(callsTo(backend)).toEqual([call]);
      });
    }
  });
}

for (const kind of ["silent", "stall"] as const) {
  test(`what is ${kind} fails after ten seconds`, async ({ page, open, backend }) => {
    await page.clock.install();
    await open("/exception/404", { as: "admin" });
    for (const call of CALLS) {
      await test.step(call, async () => {
        backend.faults.set(call, { kind });
        await page.goto("/workplace");
        await expect.poll(() => callsTo(backend)).toContain(call);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.clock.fastForward(5_000);
        await expect(retry(page, call)).toHaveCount(0);
        await page.clock.fastForward(5_500);
        await expectFailedAlone(page, call, NETWORK);
        await expect(failureToast(page)).toContainText(NETWORK);
        backend.faults.clear();
        await retry(page, call).click();
        await expect(PANELS[call].data(page)).toBeVisible();
        backend.requests.length = 0;
      });
    }
  });
}

test("another failure stays another failure", async ({ page, open, backend }) => {
  const call = "POST /api/user/visits";
  backend.faults.set(call, { kind: "html" });
  await open("/workplace", { as: "user" });
  await expectFailedAlone(page, call, UNREADABLE);
  backend.faults.set(call, { kind: "code", code: 50000, message: "仍在维护" });
  await retry(page, call).click();
  await expectFailedAlone(page, call, "仍在维护");
  await expect(failureToast(page)).toHaveCount(1);
});

test("all at once: three failed panels, one toast, and the frame works", async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  for (const call of CALLS) backend.faults.set(call, { kind: "status", status: 500, body: BUSY });
  await open("/workplace", { as: "admin" });
  await expect(page.getByRole("button", { name: "重试" })).toHaveCount(CALLS.length);
  await expect(failureToast(page)).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1, name: /王立群/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "快捷操作" }).getByRole("link")).not.toHaveCount(0);
  await expect(failureToast(page)).toHaveCount(0);
});

test("empty lists say so", async ({ page, open, backend }) => {
  for (const call of CALLS) backend.faults.set(call, answering([]));
  await open("/workplace", { as: "admin" });
  for (const call of CALLS) await expect(panel(page, call)).toContainText("暂无数据");
  await expect(page.getByRole("button", { name: "重试" })).toHaveCount(0);
  await expect(failureToast(page)).toHaveCount(0);
});
