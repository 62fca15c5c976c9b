import { beforeEach, describe, expect, test, vi } from "vitest";
import { importWithRetry, MissingFileError } from "~/lib/loading/import-with-retry";
import { loadRouteModule } from "~/lib/loading/load-route-module";

const GONE = new TypeError("Failed to fetch dynamically imported module");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});

describe("a file", () => {
  test("that loads is requested once", async () => {
    const load = vi.fn(async () => "file");
    expect(await importWithRetry(load)).toBe("file");
    expect(load).toHaveBeenCalledOnce();
  });

  test("that fails is requested once more after a moment", async () => {
    const load = vi.fn(async () => "file").mockRejectedValueOnce(GONE);
    const loaded = importWithRetry(load);
    await vi.advanceTimersByTimeAsync(499);
    expect(load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await loaded).toBe("file");
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("that is gone is not requested a third time, and the error keeps its cause", async () => {
    const load = vi.fn().mockRejectedValue(GONE);
    const failed = importWithRetry(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    const error = await failed;
    expect(error).toBeInstanceOf(MissingFileError);
    expect(error).toMatchObject({ cause: GONE });
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("the module of a screen", () => {
  test("is not loaded again when it is already there", async () => {
    const here = { default: () => null };
    expect(await loadRouteModule({ id: "Card", module: "/gone.js" }, { Card: here })).toBe(here);
  });

  test("leaves nothing behind when it fails, so that it can be tried again", async () => {
    const loaded = {};
    const failed = loadRouteModule({ id: "Card", module: "data:text/javascript,throw 1" }, loaded).catch(
      (error: unknown) => error,
    );
    await vi.waitFor(() => vi.advanceTimersByTimeAsync(500));
    expect(await failed).toBeInstanceOf(MissingFileError);
    expect(loaded).toEqual({});
  });
});
