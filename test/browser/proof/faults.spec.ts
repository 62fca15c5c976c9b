import { pathTo } from "~/navigation/paths";
import { calls, lists, type NamedCall } from "../../contract/calls";
import { expect, type Page, test } from "../fixtures";
import {
  chooseInAccountMenu,
  FAILED_CALL,
  failureToast,
  heading,
  logInButton,
  mainMenu,
  receivedCalls,
  sendAccount,
} from "../support";
import { clearToasts, expectToast, FAILURE } from "../toasts";
import { FAULTS, SCREEN_VIEWS } from "./data-views";
import { WRITES } from "./writes";

const LOGIN = pathTo("Login");

/** Calls of the session itself, and calls with tests elsewhere. */
const SESSION = ["POST /api/user/login", "POST /api/user/logout", "POST /api/user/info", "POST /api/login/captcha"];
const ELSEWHERE = {
  "POST /api/user/menu": "menus.spec.ts",
  "GET /auth/captcha": "login-captcha.spec.ts",
  "POST /api/user/refresh": "token-renewal.test.ts",
};

/** The search table stands for all lists of records, which are one code. */
const otherLists = lists.filter(({ area }) => area !== "policy").map(({ area }) => area);
const isOwnScreen = ({ area }: NamedCall) => !otherLists.includes(area);

test("the tests below make every declared call fail", () => {
  const declaredCalls = calls.filter(isOwnScreen).map(({ call }) => `${call.spec.method} ${call.spec.path}`);
  const viewedCalls = SCREEN_VIEWS.flatMap(({ views }) => views.map(({ call }) => call));
  const failingCalls = [...viewedCalls, ...WRITES.map(({ call }) => call), ...SESSION, ...Object.keys(ELSEWHERE)];
  expect([...new Set<string>(failingCalls)].toSorted()).toEqual(declaredCalls.toSorted());
});

/** The number of requests received, so that each refusal is a new one. */
const received = (requests: string[], call: string) => {
  const [method, path = ""] = call.split(" ");
  const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, "[^/]+")}$`);
  return requests.filter((request) => pattern.test(request)).length;
};

for (const { call, path, prepare, send } of WRITES) {
  test(`every kind of failure of ${call} is reported, and the page stays usable`, async ({
    page,
    open,
    backend,
    allow,
    toasts,
  }) => {
    test.setTimeout(180_000);
    allow(FAILED_CALL);
    await page.clock.install();
    await open(path, { as: "admin" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await prepare?.(page);
    const address = page.url();
    for (const [name, fault, message] of FAULTS) {
      await test.step(name, async () => {
        backend.faults.set(call, fault);
        toasts.length = 0;
        const before = received(receivedCalls(backend), call);
        await send(page);
        await expect.poll(() => received(receivedCalls(backend), call)).toBeGreaterThan(before);
        await expectToast(toasts, FAILURE, message);
        await expect(mainMenu(page)).toBeAttached();
        await expect(heading(page, /./)).toBeAttached();
        expect(page.url()).toBe(address);
        await page.clock.fastForward(4000);
        await expect(failureToast(page)).toHaveCount(0);
      });
    }
    backend.faults.clear();
    await send(page).catch(() => {});
    await expect.poll(() => received(receivedCalls(backend), call)).toBeGreaterThan(FAULTS.length);
    await expect(failureToast(page)).toHaveCount(0);
  });
}

test.describe("when a call of the session itself fails in every way", () => {
  test.beforeEach(({ allow }) => allow(FAILED_CALL));

  test("the login reports it and can be tried again", async ({ page, open, backend }) => {
    await open(LOGIN);
    for (const [, fault, message] of FAULTS) {
      backend.faults.set("POST /api/user/login", fault);
      await sendAccount(page, "admin", "admin");
      await expect(logInButton(page)).toHaveAccessibleDescription(message);
      await expect(logInButton(page)).toBeEnabled();
      await expect(page).toHaveURL(LOGIN);
    }
  });

  test("the captcha by phone reports it and can be tried again", async ({ page, open, backend, toasts }) => {
    await open(LOGIN);
    await page.getByRole("tab", { name: "手机登录" }).click();
    await page.getByLabel("手机号").fill("13800000000");
    // The response may be anything: a real server sends no data.
    for (const [, fault, message] of FAULTS.filter(([name]) => !name.startsWith("wrong"))) {
      await clearToasts(page, toasts);
      backend.faults.set("POST /api/login/captcha", fault);
      await page.getByRole("button", { name: "获取验证码" }).click();
      await expectToast(toasts, FAILURE, message);
      await expect(page.getByRole("button", { name: "获取验证码" })).toBeEnabled();
    }
  });

  const expectLogin = async (page: Page, query: string) => {
    await expect(logInButton(page)).toBeVisible();
    await expect(page).toHaveURL(`${LOGIN}${query}`);
  };

  test("a page whose user cannot be loaded shows the login instead", async ({ page, open, backend }) => {
    for (const [name, fault] of FAULTS) {
      await test.step(name, async () => {
        backend.faults.set("POST /api/user/info", fault);
        await open(pathTo("Card"), { as: "admin" });
        await expectLogin(page, "?redirect=Card");
      });
    }
  });

  test("a refused logout still logs out", async ({ page, open, backend }) => {
    for (const [name, fault] of FAULTS) {
      await test.step(name, async () => {
        backend.faults.set("POST /api/user/logout", fault);
        await open(pathTo("Card"), { as: "user" });
        await chooseInAccountMenu(page, "登出登录");
        await expectLogin(page, "");
      });
    }
  });
});
