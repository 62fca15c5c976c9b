import { beforeEach, describe, expect, test, vi } from "vitest";
import { users } from "#mocks/data/users";
import { isCleared, setCleared } from "~/resource/views/cleared-lists";
import { session, sessionEnded } from "~/session/session";

const orders = { namespace: "orders" };
const bills = { namespace: "bills" };
const logIn = (accountId: string) => session.set({ user: { ...users.user, accountId } });
const cleared = () => [orders, bills].map(isCleared);

/** The storage of a browser tab, and how often something was written to it. */
const storage = { texts: new Map<string, string>(), writes: 0, isBlocked: false };

beforeEach(() => {
  Object.assign(storage, { texts: new Map(), writes: 0, isBlocked: false });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (storage.isBlocked) throw new Error("full");
      storage.writes += 1;
      storage.texts.set(key, text);
    },
  });
  sessionEnded.emit();
  logIn("one");
});

describe.each([
  ["can be stored", false],
  ["cannot be stored", true],
])("lists whose conditions were cleared, where that %s,", (_, isBlocked) => {
  beforeEach(() => {
    storage.isBlocked = isBlocked;
  });

  test("are known, each by itself", () => {
    expect(cleared()).toEqual([false, false]);
    setCleared(orders, true);
    expect(cleared()).toEqual([true, false]);
    setCleared(bills, true);
    expect(cleared()).toEqual([true, true]);
    setCleared(orders, false);
    expect(cleared()).toEqual([false, true]);
  });

  test("are those of one account", () => {
    setCleared(orders, true);
    logIn("two");
    expect(cleared()).toEqual([false, false]);
    logIn("one");
    expect(cleared()).toEqual([true, false]);
  });
});

test("what could not be stored of cleared lists is forgotten with the session", () => {
  storage.isBlocked = true;
  setCleared(orders, true);
  sessionEnded.emit();
  expect(cleared()).toEqual([false, false]);
});

test("a list that is cleared already, or not, writes nothing again", () => {
  setCleared(orders, false);
  expect(storage.writes).toBe(0);
  setCleared(orders, true);
  setCleared(orders, true);
  expect(storage.writes).toBe(1);
});
