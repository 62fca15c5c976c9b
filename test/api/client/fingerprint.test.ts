import { beforeEach, expect, test, vi } from "vitest";
import { FINGERPRINT } from "../../support/client";
import { freshModules } from "../../support/fresh-modules";
import { blockStorage } from "../../support/storage";

const load = vi.hoisted(() => vi.fn());
vi.mock("@fingerprintjs/fingerprintjs", () => ({ load }));

const COMPUTED = "0123456789abcdef0123456789abcdef";
const FALLBACK = /^[0-9a-z]{20}$/;
const stored = () => localStorage.getItem("fingerprint");

freshModules();
beforeEach(() => {
  load.mockReset().mockResolvedValue({ get: async () => ({ visitorId: COMPUTED }) });
});

/** The fingerprint as a newly loaded page computes it. */
async function computeOnNewPage(): Promise<string> {
  const { visitorFingerprint } = await import("~/api/client/fingerprint");
  return visitorFingerprint();
}

test("uses the stored fingerprint and computes nothing", async () => {
  localStorage.setItem("fingerprint", FINGERPRINT);
  expect(await computeOnNewPage()).toBe(FINGERPRINT);
  expect(load).not.toHaveBeenCalled();
});

test("computes a missing fingerprint once, sends no report to anybody, and stores it", async () => {
  expect(await computeOnNewPage()).toBe(COMPUTED);
  expect(stored()).toBe(COMPUTED);
  expect(load.mock.calls).toEqual([[{ monitoring: false }]]);
});

test("shares one computation among callers at the same time", async () => {
  const { visitorFingerprint } = await import("~/api/client/fingerprint");
  expect(await Promise.all([visitorFingerprint(), visitorFingerprint()])).toEqual([COMPUTED, COMPUTED]);
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ["cannot be loaded", () => load.mockRejectedValue(new Error("blocked"))],
  ["throws", () => load.mockResolvedValue({ get: () => Promise.reject(new Error("no canvas")) })],
])("stores time and random text where FingerprintJS %s", async (_, fail) => {
  fail();
  const fingerprint = await computeOnNewPage();
  expect(fingerprint).toMatch(FALLBACK);
  expect(stored()).toBe(fingerprint);
});

test("uses a FingerprintJS result that comes just in time", async () => {
  vi.useFakeTimers();
  load.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 1999, { get: async () => ({ visitorId: "x" }) })));
  const fingerprint = computeOnNewPage();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await fingerprint).toBe("x");
});

test("stores time and random text where FingerprintJS takes too long", async () => {
  vi.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  const fingerprint = computeOnNewPage();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await fingerprint).toMatch(FALLBACK);
  expect(stored()).toBe(await fingerprint);
});

test("makes two different fallbacks at the same moment", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { fallbackFingerprint } = await import("~/api/client/fingerprint");
  expect(fallbackFingerprint()).not.toBe(fallbackFingerprint());
});

test("makes a fallback of full length even where the random text is short", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { fallbackFingerprint } = await import("~/api/client/fingerprint");
  expect(fallbackFingerprint()).toMatch(/^[0-9a-z]{8}i0{11}$/);
});

test.each([
  ["a line break", "a\r\nX-Evil: 1"],
  ["Chinese", "指纹"],
  ["nothing", ""],
  ["a slash, which would change the scope", "a/b"],
  ["far too much", "a".repeat(129)],
])("replaces a stored value with %s", async (_, hostile) => {
  localStorage.setItem("fingerprint", hostile);
  expect(await computeOnNewPage()).toBe(COMPUTED);
  expect(stored()).toBe(COMPUTED);
});

test("keeps the fingerprint for the page where storage is blocked", async () => {
  blockStorage();
  const { visitorFingerprint } = await import("~/api/client/fingerprint");
  const fingerprint = await visitorFingerprint();
  expect(fingerprint).toBe(COMPUTED);
  expect(await visitorFingerprint()).toBe(fingerprint);
  expect(load).toHaveBeenCalledOnce();
});
