import type { Page } from "@playwright/test";
import type { Fault } from "#mocks/backend/faults";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { bodiesOf, button, field, fillFirstStep, fillSecondStep } from "../forms";
import { FAILED_CALL } from "../support";
import { clearToasts, expectToast, FAILURE } from "../toasts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SUBMIT = "POST /api/channel-form/submit";
const UNREADABLE = "服务器的响应无法识别，请稍后重试";
const REFUSALS: [name: string, fault: Fault, message: string][] = [
  ["a refusal with 200", { kind: "code", code: 50000, message: "渠道已满" }, "渠道已满"],
  ["403", { kind: "status", status: 403, body: { status: "error", code: 40300, message: "无权提交" } }, "无权提交"],
  ["422", { kind: "status", status: 422, statusText: "Unprocessable Entity" }, "Unprocessable Entity"],
  ["500", { kind: "status", status: 500, body: { status: "error", code: 50000, message: "数据库忙" } }, "数据库忙"],
  ["a page", { kind: "html" }, UNREADABLE],
  ["an empty body", { kind: "empty" }, UNREADABLE],
  ["broken JSON", { kind: "json", text: '{"status":"succ' }, UNREADABLE],
  ["a dropped connection", { kind: "drop" }, "网络错误，请稍后重试"],
];

const FORM = "/api/channel-form/submit";

/** Records the submissions of the page itself, since a browser may resend a request over a broken keep-alive connection. */
const recordFetches = (page: Page) =>
  page.addInitScript((form) => {
    const { fetch } = window;
    const sent: string[] = [];
    Object.assign(window, { sent });
    window.fetch = (input, init) => {
      const { pathname } = new URL(String(input), location.href);
      if (init?.method === "POST" && pathname === form) sent.push(pathname);
      return fetch(input, init);
    };
  }, FORM);

test("a form is sent once and stays filled in, whatever refuses it", async ({ page, open, backend, allow, toasts }) => {
  test.slow();
  allow(FAILED_CALL);
  await recordFetches(page);
  await open(pathTo("Step"), { as: "admin" });
  await fillFirstStep(page);
  await button(page, "下一步").click();
  await fillSecondStep(page);
  for (const [name, fault, message] of REFUSALS) {
    await test.step(name, async () => {
      backend.faults.set(SUBMIT, fault);
      await page.evaluate(() => Reflect.get(window, "sent").splice(0));
      await clearToasts(page, toasts);
      await button(page, "提交").dblclick();
      await expectToast(toasts, FAILURE, message);
      await expect(button(page, "提交")).toBeEnabled();
      expect(await page.evaluate(() => Reflect.get(window, "sent"))).toEqual([FORM]);
      await expect(page).toHaveURL(`${pathTo("Step")}?step=2`);
      await expect(field(page, "广告来源")).toHaveValue("官网");
      await expect(field(page, "广告内容")).toHaveValue("全场八折");
    });
  }
  backend.faults.clear();
  backend.requests.length = 0;
  await button(page, "提交").click();
  await expect(page.getByRole("heading", { name: "提交成功" })).toBeVisible();
  expect(bodiesOf(backend, SUBMIT)).toHaveLength(1);
});
