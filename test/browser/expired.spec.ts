import type { Page } from "@playwright/test";
import type { Fault, FaultKey } from "#mocks/backend/faults";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import {
  expiredDialog,
  FAILED_CALL,
  heading,
  holdRequests,
  logInButton,
  mainMenu,
  receivedCalls,
  sendAccount,
} from "./support";
import { FAILURE, toastsWith } from "./toasts";

const WORKPLACE = pathTo("Workplace");

const LOGOUT = "POST /api/user/logout";
/** The workplace's calls, each with another answer to a call that is not logged in. */
const ANSWERS: [call: FaultKey, fault: Fault][] = [
  ["POST /api/user/visits", { kind: "expired" }],
  ["GET /api/content-data", { kind: "code", code: 50008, message: "未登录" }],
  ["GET /api/popular/list", { kind: "code", code: 401, message: "登录已过期" }],
];

/** Opens the workplace, whose calls all start at once. */
async function openWorkplace(page: Page) {
  await mainMenu(page).getByRole("link", { name: "工作台" }).click();
}

test("many calls answered with HTTP 401, code 50008 and code 401 open one dialog that stays open", async ({
  page,
  open,
  backend,
  allow,
  toasts,
}) => {
  allow(FAILED_CALL);
  await open(pathTo("Card"), { as: "admin" });
  await expect(heading(page, "卡片列表")).toBeVisible();
  for (const [call, fault] of ANSWERS) backend.faults.set(call, fault);
  await openWorkplace(page);
  const dialog = expiredDialog(page);
  await expect(dialog).toContainText("登录信息已过期，请重新登录");
  await expect.poll(() => receivedCalls(backend)).toEqual(expect.arrayContaining(ANSWERS.map(([call]) => call)));
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toBeVisible();
  expect(toastsWith(toasts, FAILURE)).toEqual([]);
  const confirm = dialog.getByRole("button", { name: "重新登录" });
  await page.keyboard.press("Tab");
  await expect(confirm).toBeFocused();

  backend.faults.clear();
  const reloaded = page.waitForEvent("load");
  await confirm.dblclick();
  await reloaded;
  await expect(page).toHaveURL(pathTo("Login"));
  await expect(logInButton(page)).toBeVisible();
  expect(receivedCalls(backend).filter((call) => call === LOGOUT)).toHaveLength(1);
  await sendAccount(page, "admin", "admin");
  await expect(page).toHaveURL(WORKPLACE);
  await expect(dialog).toHaveCount(0);
});

test("a login that expires behind a screen leads back to that screen", async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  const release = await holdRequests(page, "**/api/message/list", 1);
  await open(WORKPLACE, { as: "admin" });
  await expect(heading(page, /王立群/)).toBeVisible();
  await mainMenu(page).getByRole("button", { name: "列表页" }).click();
  await mainMenu(page).getByRole("link", { name: "卡片列表" }).click();
  await expect(heading(page, "卡片列表")).toBeVisible();
  backend.faults.set("POST /api/message/list", { kind: "expired" });
  release();
  await expiredDialog(page).getByRole("button", { name: "重新登录" }).click();
  await expect(page).toHaveURL(`${pathTo("Login")}?redirect=Card`);
  await sendAccount(page, "admin", "admin");
  await expect(page).toHaveURL(pathTo("Card"));
  await expect(heading(page, "卡片列表")).toBeVisible();
});

test("a late response to an earlier session opens no dialog", async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  // A write continues when its session ends; reads are aborted.
  const release = await holdRequests(page, "**/api/message/read", 1);
  await open(WORKPLACE, { as: "admin" });
  await page
    .getByRole("region", { name: "公告" })
    .getByRole("button", { name: /续费通知/ })
    .click();
  await page
    .getByRole("dialog", { name: /续费通知/ })
    .getByRole("button", { name: "关闭" })
    .click();
  await page.getByRole("button", { name: /^账户菜单/ }).click();
  await page.getByRole("menuitem", { name: "登出登录" }).click();
  await expect(logInButton(page)).toBeVisible();
  await sendAccount(page, "user", "user");
  await expect(page.getByRole("button", { name: /^消息中心，\d/ })).toBeVisible();
  backend.faults.set("POST /api/message/read", { kind: "expired" });
  const late = page.waitForResponse((response) => response.status() === 401);
  release();
  await late;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(mainMenu(page)).toBeVisible();
});
