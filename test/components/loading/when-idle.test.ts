import { expect, test, vi } from "vitest";
import { prefetch } from "~/api/client/query-client";
import { whenIdle } from "~/components/loading/when-idle";
import { deferred } from "../../support/deferred";

test("where the browser cannot report idle time, waits for the longest wait", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("requestIdleCallback", undefined);
  const idle = vi.fn();
  whenIdle().then(idle);
  await vi.advanceTimersByTimeAsync(1499);
  expect(idle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(idle).toHaveBeenCalledOnce();
});

test("waits for idle time, but not longer than the longest wait", async () => {
  const requestIdle = vi.fn((onIdle: () => void) => onIdle());
  vi.stubGlobal("requestIdleCallback", requestIdle);
  await whenIdle();
  expect(requestIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: 1500 });
});

test("a page that waits for its first data is not idle", async () => {
  vi.stubGlobal("requestIdleCallback", (onIdle: () => void) => onIdle());
  const [one, other] = [deferred<string>(), deferred<string>()];
  const leaving = new AbortController();
  for (const call of [one, other]) prefetch({ queryKey: [call], queryFn: () => call.promise }, leaving.signal);
  const idle = vi.fn();
  const notified = whenIdle().then(idle);
  await new Promise((resolve) => setTimeout(resolve));
  expect(idle).not.toHaveBeenCalled();
  one.resolve("data");
  await notified;
  leaving.abort();
  await whenIdle();
});
