import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Fault } from "#mocks/backend/faults";
import { faults } from "#mocks/node";
import { renewTokensWith } from "~/api/client/expired-token";
import { requireUser } from "~/session/session";
import { isolateCalls, recordCalls, recordFailures } from "../support/client";
import { isolateSession, storeTokenOf } from "../support/session";

isolateCalls();
isolateSession();

const INFO = "POST /api/user/info";

describe("the user, in an outage,", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));

  test.each<Fault>([{ kind: "drop" }, ...[502, 503, 504].map((status) => ({ kind: "status", status }) as const)])(
    "is requested twice more within five seconds, and what was repaired is not reported: %j",
    async (fault) => {
      storeTokenOf("user");
      faults.set(INFO, fault);
      const [calls, failed] = [recordCalls(), recordFailures()];
      const required = requireUser();
      await vi.waitFor(() => expect(calls).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(2500);
      await vi.waitFor(() => expect(calls).toHaveLength(2));
      faults.clear();
      await vi.advanceTimersByTimeAsync(2500);
      expect((await required).role).toBe("user");
      expect(calls).toEqual([INFO, INFO, INFO]);
      expect(failed).toEqual([]);
    },
  );

  test("is given up after that, with one report", async () => {
    storeTokenOf("user");
    faults.set(INFO, { kind: "status", status: 503 });
    const [calls, failed] = [recordCalls(), recordFailures()];
    const refused = expect(requireUser()).rejects.toMatchObject({ name: "ApiError", status: 503 });
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => expect(calls).toHaveLength(count));
      await vi.advanceTimersByTimeAsync(2500);
    }
    await refused;
    expect(calls).toHaveLength(3);
    expect(failed).toMatchObject([{ error: { status: 503 }, reportsExpiry: false }]);
  });

  test("is given up when the time is over, with a report of the outage", async () => {
    const time = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
    storeTokenOf("user");
    faults.set(INFO, { kind: "status", status: 503 });
    const [calls, failed] = [recordCalls(), recordFailures()];
    const refused = expect(requireUser()).rejects.toMatchObject({ name: "ApiError", status: 503 });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    faults.set(INFO, { kind: "silent" });
    await vi.advanceTimersByTimeAsync(2500);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    time.abort();
    await refused;
    expect(calls).toHaveLength(2);
    expect(failed).toMatchObject([{ error: { status: 503 }, reportsExpiry: false }]);
  });
});

test("the user is requested at once, before any timer runs", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  storeTokenOf("user");
  expect((await requireUser()).role).toBe("user");
});

test("a mistake of the code while the user is requested is neither repeated nor reported as a failed call", async () => {
  const mistake = new TypeError("mistake");
  renewTokensWith(() => Promise.reject(mistake));
  onTestFinished(() => renewTokensWith(async () => undefined));
  storeTokenOf("user");
  faults.set(INFO, { kind: "expired" });
  const [calls, failed] = [recordCalls(), recordFailures()];
  await expect(requireUser()).rejects.toBe(mistake);
  expect(calls).toEqual([INFO]);
  expect(failed).toEqual([]);
});

test.each<Fault>([{ kind: "status", status: 500 }, { kind: "expired" }, { kind: "html" }])(
  "the user is not requested again after an answer: %j",
  async (fault) => {
    storeTokenOf("user");
    faults.set(INFO, fault);
    const [calls, failed] = [recordCalls(), recordFailures()];
    await expect(requireUser()).rejects.toMatchObject({ name: "ApiError" });
    expect(calls).toEqual([INFO]);
    expect(failed).toHaveLength(1);
  },
);
