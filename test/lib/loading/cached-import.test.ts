import { expect, test, vi } from "vitest";
import { cachedImport } from "~/lib/loading/cached-import";
import { MissingFileError } from "~/lib/loading/import-with-retry";

test("keeps a loaded module at hand, and does not fetch it again", async () => {
  const load = vi.fn(async () => "code");
  const code = cachedImport(load);
  expect(code.state.get().loaded).toBeUndefined();
  expect(await code.load()).toEqual({ code: "code" });
  expect(code.state.get().loaded).toEqual({ code: "code" });
  expect(await code.load()).toEqual({ code: "code" });
  expect(load).toHaveBeenCalledOnce();
});

test("fetches a module again after a failure", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("gone"));
  const code = cachedImport(load);
  const failed = code.load().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  expect(await failed).toBeInstanceOf(MissingFileError);
  expect(code.state.get().loaded).toBeUndefined();
  load.mockResolvedValue("code");
  expect(await code.load()).toEqual({ code: "code" });
});

test("preloads without a promise: a failure is in the state alone", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("gone"));
  const code = cachedImport(load);
  code.preload();
  await vi.advanceTimersByTimeAsync(500);
  expect(code.state.get().error).toBeInstanceOf(MissingFileError);
  load.mockResolvedValue("code");
  code.preload();
  expect(await code.load()).toEqual({ code: "code" });
  expect(code.state.get()).toEqual({ loaded: { code: "code" }, error: undefined });
});
