import { MantineProvider } from "@mantine/core";
import { cleanNotifications, Notifications } from "@mantine/notifications";
import { cleanup, render, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { failures } from "~/api/client/failures";
import { STORAGE_KEY } from "~/config/storage-keys";
import { getScreen } from "~/navigation/paths";
import { accessDenied } from "~/session/access-denied";
import { session, startSession } from "~/session/session";
import { startFeedback } from "~/shell/feedback/api-feedback";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateSession } from "../../support/session";
import { shownToasts } from "../../support/toasts";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
stubBrowserForMantine();
isolateSession();
beforeAll(startFeedback);
afterAll(() => {
  failures.clear();
  accessDenied.clear();
});
beforeEach(() => {
  vi.useFakeTimers();
  startSession("12345");
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
});

const renderToasts = () =>
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  );

/** Fails a call, and waits until it is shown. */
async function fail(message: string, { code = 50000, token = "12345", reportsExpiry = true } = {}): Promise<void> {
  failures.emit({
    error: new ApiError(message, { reason: "server", call: "GET /api", token, code }),
    reportsExpiry,
  });
  await vi.advanceTimersByTimeAsync(0);
}

describe("an expired login", () => {
  test.each([401, 50008])("reported by fifty calls with code %i opens one dialog and no toast", async (code) => {
    const onSessionChange = vi.fn();
    const stop = session.subscribe(onSessionChange);
    for (let count = 0; count < 50; count += 1) await fail("登录已过期", { code });
    stop();
    expect(session.get().expired).toBe(true);
    expect(onSessionChange).toHaveBeenCalledOnce();
    expect(shownToasts()).toEqual([]);
  });

  test("of an earlier session is ignored", async () => {
    await fail("登录已过期", { code: 401, token: "earlier" });
    expect(session.get().expired).toBe(false);
    expect(shownToasts()).toEqual([]);
  });

  test("of a call that was sent before the token was renewed is a toast like any other", async () => {
    localStorage.setItem(STORAGE_KEY.replacedTokens, "12345");
    localStorage.setItem(STORAGE_KEY.token, "12346");
    await fail("the call failed");
    expect(shownToasts()).toEqual([[expect.anything(), expect.stringContaining("the call failed")]]);
  });

  test("of a call outside the guard is a toast like any other", async () => {
    await fail("登录已过期", { code: 401, reportsExpiry: false });
    expect(session.get().expired).toBe(false);
    expect(shownToasts()).toEqual([["apiTips", "登录已过期"]]);
  });
});

describe("the toast of a failure", () => {
  test("stays for three seconds from when it is shown", async () => {
    await fail("操作失败");
    vi.advanceTimersByTime(6000);
    renderToasts();
    vi.advanceTimersByTime(2999);
    expect(shownToasts()).toEqual([["apiTips", "操作失败"]]);
    vi.advanceTimersByTime(1);
    expect(shownToasts()).toEqual([]);
  });

  test("is replaced by that of a second failure, which stays for its full time", async () => {
    await fail("第一个");
    renderToasts();
    vi.advanceTimersByTime(2999);
    await fail("第二个");
    expect(shownToasts()).toEqual([["apiTips", "第二个"]]);
    vi.advanceTimersByTime(2999);
    expect(shownToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shownToasts()).toEqual([]);
  });

  test("that repeats is another element in the alert, which is announced again", async () => {
    await fail("操作失败");
    renderToasts();
    const first = screen.getByText("操作失败");
    await fail("操作失败");
    expect(screen.getByText("操作失败")).not.toBe(first);
    expect(first.isConnected).toBe(false);
  });

  test("that was unmounted hides no later one, which may be mounted long after its failure", async () => {
    await fail("第一个");
    renderToasts();
    cleanup();
    cleanNotifications();
    await fail("第二个");
    vi.advanceTimersByTime(6000);
    expect(shownToasts()).toEqual([["apiTips", "第二个"]]);
  });

  test("reports the network where there is no message", async () => {
    await fail("");
    expect(shownToasts()).toEqual([["apiTips", "网络错误，请稍后重试"]]);
  });
});

test("names a refused screen to the operator", async () => {
  accessDenied.emit(getScreen("Step"));
  await vi.waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(shownToasts()).toEqual([["refused", "当前角色不能访问“分步表单”"]]);
});
