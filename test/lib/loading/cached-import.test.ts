import { expect, test, vi } from "vitest";
import { FILE_RETRY_MS } from "~/config/times";
import { fetchOnce } from "~/lib/loading/cached-import";
import { MissingFileError } from "~/lib/loading/import-with-retry";

const nobodyLeaves = () => new AbortController().signal;

test("what has come is at hand, and is not fetched again", async () => {
  const load = vi.fn(async () => "code");
  const fetch = fetchOnce(load);
  expect(fetch.outcome?.()).toBeUndefined();
  expect(await fetch(nobodyLeaves())).toBe("code");
  expect(fetch.outcome?.()).toEqual({ state: "data", data: "code" });
  expect(await fetch(nobodyLeaves())).toBe("code");
  expect(load).toHaveBeenCalledOnce();
});

test("what did not come is fetched again when it is asked for again", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("gone"));
  const fetch = fetchOnce(load);
  const failed = fetch(nobodyLeaves()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(FILE_RETRY_MS);
  expect(await failed).toBeInstanceOf(MissingFileError);
  expect(fetch.outcome?.()).toBeUndefined();
  load.mockResolvedValue("code");
  expect(await fetch(nobodyLeaves())).toBe("code");
});
