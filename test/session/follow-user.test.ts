import { http } from "msw";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { success } from "#mocks/backend/envelope";
import type { Fault } from "#mocks/backend/faults";
import { users } from "#mocks/data/users";
import { faults, server } from "#mocks/node";
import { STORAGE_KEY } from "~/config/storage-keys";
import { announceUser, followUser, rereadUser } from "~/session/follow-user";
import { changeUser, endSession, session, sessionToken } from "~/session/session";
import { isolateCalls, recordCalls, recordFailures } from "../support/client";
import { deferred } from "../support/deferred";
import { isolateSession, startSessionAs, storeTokenOf } from "../support/session";
import { dispatchStorageEvent } from "../support/storage";
import { handleTestCall, sendTestCall } from "../support/test-call";

isolateCalls();
isolateSession();
beforeEach(() => startSessionAs("admin"));

const INFO = "POST /api/user/info";
const CHANGED = { ...users.admin, name: "changed elsewhere" };

test("each announcement of a change is another text, which is not kept", () => {
  const written = vi.spyOn(Storage.prototype, "setItem");
  announceUser();
  announceUser();
  const [first, second] = written.mock.calls;
  expect([first?.[0], second?.[0]]).toEqual([STORAGE_KEY.userChange, STORAGE_KEY.userChange]);
  expect(first?.[1]).not.toBe(second?.[1]);
  expect(localStorage.getItem(STORAGE_KEY.userChange)).toBeNull();
});

describe("a change that another tab announces", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));

  const announceElsewhere = (newValue: string | null, key: string = STORAGE_KEY.userChange) =>
    dispatchStorageEvent(key, newValue);

  /** Follows the user; returns the end of that, and how often the user has been requested after some time. */
  function follow() {
    const calls = recordCalls();
    handleTestCall(() => success({ name: "a" }));
    const end = followUser();
    onTestFinished(end);
    const readingsAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      // A call sent earlier would come before this one.
      await sendTestCall({ cache: false });
      return calls.filter((call) => call === INFO).length;
    };
    return { end, readingsAfter };
  }

  test("is read once for several, when no reading from before the last can be the answer", async () => {
    server.use(http.post("*/api/user/info", () => success(CHANGED)));
    const { readingsAfter } = follow();
    announceElsewhere("0.5");
    expect(await readingsAfter(899)).toBe(0);
    announceElsewhere("0.6");
    expect(await readingsAfter(899)).toBe(0);
    expect(await readingsAfter(1)).toBe(1);
    await vi.waitFor(() => expect(session.get().user).toMatchObject(CHANGED));
    expect(await readingsAfter(900)).toBe(1);
  });

  test.each<[string, string | null, string]>([
    ["the end of an announcement", null, STORAGE_KEY.userChange],
    ["the text of another key", "0.5", "garbage"],
  ])("is not taken from %s", async (_, text, key) => {
    const { readingsAfter } = follow();
    announceElsewhere(text, key);
    expect(await readingsAfter(900)).toBe(0);
  });

  test.each([true, false])("is not read after the end of the following (announced before it: %s)", async (before) => {
    const { end, readingsAfter } = follow();
    if (before) announceElsewhere("0.5");
    end();
    if (!before) announceElsewhere("0.5");
    expect(await readingsAfter(900)).toBe(0);
  });
});

describe("the user that is read again", () => {
  /** Starts a reading that the test answers. */
  async function startReading() {
    const { promise, resolve } = deferred<Response>();
    server.use(http.post("*/api/user/info", () => promise, { once: true }));
    const calls = recordCalls();
    const reading = rereadUser();
    await vi.waitFor(() => expect(calls).toEqual([INFO]));
    const answer = async (response: Response) => {
      resolve(response);
      await reading;
    };
    return { calls, answer };
  }

  test("takes the place of the user of before", async () => {
    const { calls, answer } = await startReading();
    await answer(success(CHANGED));
    expect(session.get().user).toMatchObject(CHANGED);
    expect(calls).toEqual([INFO]);
  });

  test.each<Fault>([{ kind: "drop" }, { kind: "status", status: 500 }, { kind: "expired" }])(
    "stays the user of before where that fails, which is not reported: %j",
    async (fault) => {
      const before = session.get().user;
      const [calls, failures] = [recordCalls(), recordFailures()];
      faults.set(INFO, fault);
      await rereadUser();
      expect(session.get().user).toBe(before);
      expect(calls).toEqual([INFO]);
      expect(failures).toEqual([]);
    },
  );

  test("is requested once more where the user was changed here meanwhile", async () => {
    const { calls, answer } = await startReading();
    handleTestCall(() => success({ name: "a" }));
    await sendTestCall({ kind: "write", method: "PATCH" });
    changeUser(sessionToken(), { email: "new@example.com" });
    server.use(http.post("*/api/user/info", () => success({ ...CHANGED, email: "new@example.com" })));
    await answer(success(CHANGED));
    expect(session.get().user).toMatchObject({ ...CHANGED, email: "new@example.com" });
    expect(calls).toEqual([INFO, "PATCH /api/probe", INFO]);
  });

  test.each<[string, () => void]>([
    ["a logout", endSession],
    ["another login", () => startSessionAs("user")],
  ])("is not used after %s, and not requested again", async (_, end) => {
    const { calls, answer } = await startReading();
    end();
    const { user } = session.get();
    await answer(success(CHANGED));
    expect(session.get().user).toBe(user);
    expect(calls).toEqual([INFO]);
  });

  test("is not used where another tab has logged in as another account, of which this page has not heard", async () => {
    const before = session.get().user;
    const { answer } = await startReading();
    storeTokenOf("user");
    await answer(success(CHANGED));
    expect(session.get().user).toBe(before);
  });
});
