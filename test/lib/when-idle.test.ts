import { expect, test, vi } from "vitest";
import { CHART_IDLE_MS } from "~/config";
import { whenIdle } from "~/lib/when-idle";

test("where the browser cannot tell, it is idle after the longest wait", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const idle = vi.fn();
  whenIdle().then(idle);
  await vi.advanceTimersByTimeAsync(CHART_IDLE_MS - 1);
  expect(idle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(idle).toHaveBeenCalledOnce();
});

test("the browser tells, at the latest after the longest wait", async () => {
  const requestIdle = vi.fn((tell: () => void) => tell());
  vi.stubGlobal("requestIdleCallback", requestIdle);
  await whenIdle();
  expect(requestIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: CHART_IDLE_MS });
});
