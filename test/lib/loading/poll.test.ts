import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { poll } from "~/lib/loading/poll";

const MINUTE = 60_000;
let askedAt = 0;
const ask = vi.fn(() => {
  askedAt = Date.now();
});

function show(visibility: "visible" | "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

function connect(online: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  dispatchEvent(new Event(online ? "online" : "offline"));
}

const start = () => onTestFinished(poll(ask, { everyMs: MINUTE, askedAt: () => askedAt }));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  ask.mockClear();
  askedAt = 0;
});

describe("asking every minute", () => {
  test("begins at once and goes on", () => {
    start();
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(MINUTE - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(3 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  test("waits for the rest of the minute where it was asked elsewhere", () => {
    askedAt = Date.now() - 20_000;
    start();
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(40_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("two readers ask no more often than one", () => {
    start();
    start();
    vi.advanceTimersByTime(2 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test("is not put off by a clock that was set back, and does not race where nothing could be asked", () => {
    askedAt = Date.now() + 10 * MINUTE;
    start();
    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockImplementationOnce(() => {});
    vi.advanceTimersByTime(MINUTE);
    expect(ask).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(MINUTE);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test("ends", () => {
    poll(ask, { everyMs: MINUTE, askedAt: () => askedAt })();
    vi.advanceTimersByTime(5 * MINUTE);
    show("visible");
    connect(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe.each([
  ["hidden", () => show("hidden"), () => show("visible")],
  ["offline", () => connect(false), () => connect(true)],
])("a page that is %s", (_, leave, comeBack) => {
  test("asks nothing, and at once when it is back after more than a minute", () => {
    start();
    leave();
    vi.advanceTimersByTime(5 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(1);
    comeBack();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("back within the minute, asks when that is over", () => {
    start();
    vi.advanceTimersByTime(10_000);
    leave();
    vi.advanceTimersByTime(10_000);
    comeBack();
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(40_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
