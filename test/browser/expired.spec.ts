import type { Fault, FaultKey } from "#mocks/backend/faults";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { countUnloadDialogs, field, startForm } from "./forms";
import {
  expiredDialog,
  FAILED_CALL,
  holdRequests,
  logInButton,
  mainMenu,
  receivedCalls,
  sendAccount,
  waitForAnswers,
} from "./support";
import { expectTabs, openFromMenu } from "./tabs-support";
import { FAILURE, toastsWith } from "./toasts";

const INFO = pathTo("Info");
const STEP = pathTo("Step");

const LOGOUT = "POST /api/user/logout";
/** The calls of a screen, which all start at once, each with another answer to a call that is not logged in. */
const ANSWERS: [call: FaultKey, fault: Fault][] = [
  ["POST /api/user/my-project/list", { kind: "expired" }],
  ["POST /api/user/latest-activity", { kind: "code", code: 50008, message: "未登录" }],
  ["POST /api/user/my-team/list", { kind: "code", code: 401, message: "登录已过期" }],
];

test("many calls answered with HTTP 401, code 50008 and code 401 open one dialog that stays open", async ({
  page,
  open,
  backend,
  allow,
  toasts,
}) => {
  allow(FAILED_CALL);
  for (const [call, fault] of ANSWERS) backend.faults.set(call, fault);
  await open(INFO, { as: "admin" });
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
  await expect(page).toHaveURL(`${pathTo("Login")}?redirect=Info`);
  await expect(logInButton(page)).toBeVisible();
  expect(receivedCalls(backend).filter((call) => call === LOGOUT)).toHaveLength(1);
  await sendAccount(page, "admin", "admin");
  await expect(page).toHaveURL(INFO);
  await expect(mainMenu(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("a login that expires behind a screen leads back to it, with its draft and the tabs, and asks nothing", async ({
  page,
  open,
  backend,
  allow,
}) => {
  allow(FAILED_CALL);
  const unloadDialogs = countUnloadDialogs(page);
  const release = await holdRequests(page, "**/api/message/list", 1);
  await waitForAnswers(page);
  await open(pathTo("Card"), { as: "admin" });
  await openFromMenu(page, STEP);
  await startForm(page);
  backend.faults.set("POST /api/message/list", { kind: "expired" });
  release();
  await expiredDialog(page).getByRole("button", { name: "重新登录" }).click();
  await expect(page).toHaveURL(`${pathTo("Login")}?redirect=Step`);
  expect(unloadDialogs.count).toBe(0);
  backend.faults.clear();
  await sendAccount(page, "admin", "admin");
  await expect(page).toHaveURL(STEP);
  await expect(field(page, "活动名称")).toHaveValue("草稿");
  await expectTabs(page, ["工作台", "卡片列表", "分步表单"], "分步表单");
});
