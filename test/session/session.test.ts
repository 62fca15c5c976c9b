import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ACCOUNTS } from "#mocks/backend/accounts";
import type { Fault } from "#mocks/backend/faults";
import { faults } from "#mocks/node";
import { failures } from "~/api/client/failures";
import { STORAGE_KEY } from "~/config/storage-keys";
import { getScreen } from "~/navigation/paths";
import { screenChecked } from "~/session/screen-checked";
import {
  changeUser,
  endSession,
  isSessionCurrent,
  prefetchUser,
  requireUser,
  session,
  sessionToken,
  startSession,
  switchRole,
} from "~/session/session";
import { isolateCalls, recordCalls } from "../support/client";
import { holdUserInfo } from "../support/held-user-info";
import { isolateSession, storeTokenOf } from "../support/session";

isolateCalls();
isolateSession();

const LOGGED_OUT = { token: "", user: null, role: "", expired: false };
const { admin, user } = ACCOUNTS;
const INFO = "POST /api/user/info";

/** Lets the prefetch of the user fail before anything needs its response. */
async function failEarly(fault: Fault): Promise<void> {
  faults.set(INFO, fault);
  const failed = new Promise((resolve) => onTestFinished(failures.listen(resolve)));
  prefetchUser();
  await failed;
  // The failure is announced a moment before the call rejects.
  await new Promise((resolve) => setTimeout(resolve));
}

describe("a session", () => {
  test("starts with its token stored, and without a user or a role", () => {
    session.set({ expired: true });
    startSession("12345");
    expect(localStorage.getItem(STORAGE_KEY.token)).toBe("12345");
    expect(session.get()).toEqual({ ...LOGGED_OUT, token: "12345" });
  });

  test("ends without token, user, role and listener", async () => {
    startSession(admin.token);
    await requireUser();
    const listener = vi.fn();
    screenChecked.listen(listener);
    endSession();
    screenChecked.emit(getScreen("Workplace"));
    expect(sessionToken()).toBe("");
    expect(session.get()).toEqual(LOGGED_OUT);
    expect(listener).not.toHaveBeenCalled();
  });

  test("is current while its user is known and its token is the stored one", async () => {
    expect(isSessionCurrent()).toBe(false);
    startSession(admin.token);
    expect(isSessionCurrent()).toBe(false);
    await requireUser();
    expect(isSessionCurrent()).toBe(true);
    storeTokenOf("user");
    expect(isSessionCurrent()).toBe(false);
  });

  test("shows changes that the server confirmed for its user, and not for another one", async () => {
    startSession(admin.token);
    changeUser(admin.token, { email: "early@example.com" });
    expect(session.get().user).toBeNull();
    const known = await requireUser();
    changeUser(user.token, { email: "other@example.com" });
    expect(session.get().user).toBe(known);
    changeUser(admin.token, { email: "new@example.com" });
    expect(session.get().user).toMatchObject({ ...known, email: "new@example.com" });
  });

  test("can switch its role without a call", async () => {
    startSession(admin.token);
    await requireUser();
    const calls = recordCalls();
    switchRole("user");
    expect(session.get()).toMatchObject({ role: "user", user: { role: "admin" } });
    expect((await requireUser()).role).toBe("admin");
    expect(session.get().role).toBe("user");
    expect(calls).toEqual([]);
  });
});

describe("the user", () => {
  test("is fetched once, however many need it, and then known", async () => {
    const token = storeTokenOf("admin");
    const calls = recordCalls();
    const [one, two] = await Promise.all([requireUser(), requireUser()]);
    expect(two).toBe(one);
    expect(await requireUser()).toBe(one);
    expect(session.get()).toEqual({ token, user: one, role: "admin", expired: false });
    expect(calls).toEqual([INFO]);
  });

  test("is fetched again after a failure", async () => {
    storeTokenOf("user");
    faults.set(INFO, { kind: "status", status: 500 });
    await expect(requireUser()).rejects.toMatchObject({ name: "ApiError", status: 500 });
    expect(session.get().user).toBeNull();
    faults.clear();
    expect((await requireUser()).role).toBe("user");
  });

  test("uses a prefetch that started before it was needed", async () => {
    storeTokenOf("admin");
    const calls = recordCalls();
    prefetchUser();
    expect((await requireUser()).role).toBe("admin");
    expect(calls).toEqual([INFO]);
  });

  test("is not fetched twice when the prefetch has failed", async () => {
    storeTokenOf("user");
    const calls = recordCalls();
    await failEarly({ kind: "status", status: 500 });
    await expect(requireUser()).rejects.toMatchObject({ name: "ApiError", status: 500 });
    expect(calls).toEqual([INFO]);
    faults.clear();
    expect((await requireUser()).role).toBe("user");
  });

  test("is not prefetched when logged out", async () => {
    const calls = recordCalls();
    prefetchUser();
    // A call sent earlier would come before this one.
    storeTokenOf("user");
    await requireUser();
    expect(calls).toEqual([INFO]);
  });

  test("of an earlier session does not delay the next one with the same token", async () => {
    const token = storeTokenOf("user");
    await failEarly({ kind: "status", status: 500 });
    faults.clear();
    startSession(token);
    expect((await requireUser()).role).toBe("user");
  });

  test("of a second account is never that of the first, whichever response comes first", async () => {
    const held = holdUserInfo();
    startSession(admin.token);
    const first = requireUser();
    startSession(user.token);
    const second = requireUser();
    held.respond(user.token, { name: "two", role: "user" });
    expect(await second).toMatchObject({ name: "two" });
    held.respond(admin.token, { name: "one", role: "admin" });
    expect(await first).toMatchObject({ name: "one" });
    expect(session.get()).toMatchObject({ token: user.token, role: "user", user: { name: "two" } });
    expect(await requireUser()).toMatchObject({ name: "two" });
  });

  test("of another stored token is fetched, even though one is known", async () => {
    startSession(admin.token);
    await requireUser();
    const token = storeTokenOf("user");
    expect((await requireUser()).role).toBe("user");
    expect(session.get()).toMatchObject({ token, role: "user" });
  });

  test("is not kept when its response comes after the logout", async () => {
    const held = holdUserInfo();
    startSession(admin.token);
    const late = requireUser();
    endSession();
    held.respond(admin.token, { name: "one", role: "admin" });
    await late;
    expect(session.get()).toEqual(LOGGED_OUT);
  });
});
