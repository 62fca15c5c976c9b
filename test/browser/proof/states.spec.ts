import type { Locator, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { FAILED_CALL, mainMenu, receivedCalls } from "../support";
import { expectToast, FAILURE } from "../toasts";
import { FAULTS, NETWORK, SCREEN_VIEWS } from "./data-views";

type View = (typeof SCREEN_VIEWS)[number]["views"][number];

const viewArea = (page: Page, { name }: View): Locator =>
  name ? page.getByRole("region", { name, exact: typeof name === "string" }) : page.getByRole("main");
const skeletons = (view: Locator) => view.locator("[data-skeleton]");
const retry = (view: Locator) => view.getByRole("button", { name: "重试" });
/** The button in place of the data; another one is in the filter form above. */
const clear = (view: Locator) => view.getByRole("button", { name: "清除筛选" }).last();

/** Expectations for each state of a view: what is shown and what is not. */
const expectLoading = async (page: Page, view: View) => {
  await expect(skeletons(viewArea(page, view)).first()).toBeVisible();
  // What is seen: bars may have the widths of texts that are there and hidden.
  await expect(viewArea(page, view)).not.toContainText(view.shows, { useInnerText: true });
  await expect(retry(viewArea(page, view))).toHaveCount(0);
};
const expectEmpty = async (page: Page, view: View) => {
  await expect(viewArea(page, view)).toContainText(/暂无|还没有|没有内容数据|会显示在这里/);
  await expect(skeletons(viewArea(page, view)).or(retry(viewArea(page, view)))).toHaveCount(0);
};
const expectData = async (page: Page, view: View) => {
  await expect(viewArea(page, view)).toContainText(view.shows);
  await expect(skeletons(viewArea(page, view)).or(retry(viewArea(page, view)))).toHaveCount(0);
};
const expectFailed = async (page: Page, view: View, message: string) => {
  await expect(viewArea(page, view)).toContainText(message);
  await expect(retry(viewArea(page, view))).toBeVisible();
  await expect(skeletons(viewArea(page, view))).toHaveCount(0);
};
/** The frame and the screen's heading must survive any failure. */
const expectNotBlank = async (page: Page) => {
  await expect(mainMenu(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

for (const { path, views, filter } of SCREEN_VIEWS) {
  test.describe(path, () => {
    test.beforeEach(({ allow, open }) => {
      allow(FAILED_CALL);
      return open(pathTo("404"), { as: "admin" });
    });

    test("shows loading, empty, no match, and the data", async ({ page, backend }) => {
      for (const { call } of views) backend.faults.set(call, { kind: "silent" });
      await page.goto(path);
      for (const view of views) await expectLoading(page, view);
      await expectNotBlank(page);
      for (const { call, emptyResponse } of views) {
        if (emptyResponse) backend.faults.set(call, emptyResponse);
        else backend.faults.delete(call);
      }
      await page.goto(path);
      for (const view of views) await (view.emptyResponse ? expectEmpty : expectData)(page, view);
      backend.faults.clear();
      await page.goto(path);
      for (const view of views) await expectData(page, view);
      await expect(page.getByText(/^没有符合条件的/)).toHaveCount(0);
      if (!filter) return;
      await page.goto(`${path}?${filter.query}`);
      const filtered = views.filter(({ call }) => filter.of.includes(call));
      for (const view of filtered) await expect(viewArea(page, view)).toContainText("没有符合条件的");
      for (const view of filtered) {
        // A filter shared by several views can be cleared in any of them.
        if (view === filtered[0]) await clear(viewArea(page, view)).click();
        await expectData(page, view);
      }
      await expect(page.getByText(/^没有符合条件的/)).toHaveCount(0);
    });

    test("reports every failure of each call beside the others, and loads again on 重试", async ({
      page,
      backend,
      toasts,
    }) => {
      test.setTimeout(180_000);
      // In each round every call has another fault, and each call is once the only one without a fault.
      const faults = [...FAULTS, undefined];
      for (const round of faults.keys()) {
        const faultOf = (at: number) => faults[(round + at) % faults.length];
        await test.step(`round ${round}`, async () => {
          for (const [at, { call }] of views.entries()) {
            const [, fault] = faultOf(at) ?? [];
            if (fault) backend.faults.set(call, fault);
            else backend.faults.delete(call);
          }
          toasts.length = 0;
          await page.goto(path);
          for (const [at, view] of views.entries()) {
            const [, , message] = faultOf(at) ?? [];
            if (message) await expectFailed(page, view, message);
            else await expectData(page, view);
          }
          await expectNotBlank(page);
          if (views.some((_, at) => faultOf(at))) await expectToast(toasts, FAILURE);
          backend.faults.clear();
          backend.requests.length = 0;
          for (const view of views)
            if (await retry(viewArea(page, view)).isVisible()) await retry(viewArea(page, view)).click();
          for (const view of views) await expectData(page, view);
          const failed = views.filter((_, at) => faultOf(at)).map(({ call }) => call);
          // The frame requests messages by itself.
          const received = receivedCalls(backend).filter((call) => views.some((view) => view.call === call));
          expect(received.toSorted()).toEqual([...new Set(failed)].toSorted());
        });
      }
    });

    // One page per test: a clock that was moved forward could jump again in the next page.
    for (const first of [0, 1]) {
      const silent = first === 0 ? "one call and every second after it" : "the other calls";
      test(`fails after ten seconds when a response never ends, and when there is none: ${silent}`, async ({
        page,
        backend,
      }) => {
        // Leaves the page first: one that is signing a call would see its clock jump.
        await page.goto("about:blank");
        await page.clock.install();
        for (const [at, { call }] of views.entries()) {
          backend.faults.set(call, { kind: at % 2 === first ? "silent" : "stall" });
        }
        backend.requests.length = 0;
        await page.goto(path);
        // Browsers send six requests to a host at a time, so the seventh starts when the first have timed out.
        const timeout = { timeout: 60_000 };
        for (const { call } of views) await expect.poll(() => receivedCalls(backend), timeout).toContain(call);
        await expectNotBlank(page);
        await page.clock.fastForward(10_500);
        for (const view of views) await expectFailed(page, view, NETWORK);
        await expectNotBlank(page);
        backend.faults.clear();
        for (const view of views) await retry(viewArea(page, view)).click();
        for (const view of views) await expectData(page, view);
      });
    }
  });
}

test("shows the new failure after another kind of failure", async ({ page, open, backend, toasts }) => {
  const call = "POST /api/user/visits";
  const panel = page.getByRole("region", { name: "访问概览" });
  backend.faults.set(call, { kind: "html" });
  await open(pathTo("Workplace"), { as: "user" });
  await expect(panel).toContainText("无法识别");
  backend.faults.set(call, { kind: "code", code: 50000, message: "仍在维护" });
  await retry(panel).click();
  await expect(panel).toContainText("仍在维护");
  await expectToast(toasts, FAILURE, "仍在维护");
});
