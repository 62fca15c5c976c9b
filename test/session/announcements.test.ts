import { describe, expect, onTestFinished, test, vi } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { announceLogout, announceRole, listenToLogout, roleSwitchOf } from "~/session/other-tabs";
import { endSession, session } from "~/session/session";
import { blockStorage, dispatchStorageEvent } from "../support/storage";

describe("a role switch", () => {
  function recordRoles(): string[] {
    const roles: string[] = [];
    const record = (event: StorageEvent) => roles.push(...[roleSwitchOf(event) ?? []].flat());
    addEventListener("storage", record);
    onTestFinished(() => removeEventListener("storage", record));
    return roles;
  }

  test.each<[string | null, string[]]>([
    ["user", ["user"]],
    ["admin 0.5", ["admin"]],
    ["root", []],
    ['{"role":"admin"}', []],
    ["", []],
    [null, []],
  ])("announced as %j is received as %j", (value, roles) => {
    const listened = recordRoles();
    dispatchStorageEvent(STORAGE_KEY.roleSwitch, value);
    expect(listened).toEqual(roles);
  });

  test("is not received from another key", () => {
    const listened = recordRoles();
    dispatchStorageEvent("garbage", "user");
    expect(listened).toEqual([]);
  });

  test("is another text each time, so that other tabs hear of it, and kept until the session ends", () => {
    const stored = () => localStorage.getItem(STORAGE_KEY.roleSwitch);
    announceRole("user");
    const first = stored();
    announceRole("user");
    expect([first, stored()]).toEqual([expect.stringMatching(/^user /), expect.stringMatching(/^user /)]);
    expect(stored()).not.toBe(first);
    endSession();
    expect(stored()).toBeNull();
  });

  test("stays in this tab where storage is blocked", () => {
    blockStorage();
    const listened = recordRoles();
    expect(() => announceRole("user")).not.toThrow();
    expect(listened).toEqual([]);
    expect(session.get().role).toBe("");
  });
});

describe("a chosen logout", () => {
  function recordLogouts() {
    const heard = vi.fn();
    const end = listenToLogout(heard);
    onTestFinished(end);
    return { heard, end };
  }

  test("is written for other tabs, and not kept", () => {
    const written = vi.spyOn(Storage.prototype, "setItem");
    announceLogout();
    expect(written).toHaveBeenCalledExactlyOnceWith(STORAGE_KEY.userLogout, "true");
    expect(localStorage.getItem(STORAGE_KEY.userLogout)).toBeNull();
  });

  test("is heard once, although its announcement is written and removed", () => {
    const { heard } = recordLogouts();
    dispatchStorageEvent(STORAGE_KEY.userLogout, "true");
    dispatchStorageEvent(STORAGE_KEY.userLogout, null);
    expect(heard).toHaveBeenCalledOnce();
  });

  test.each(["garbage", STORAGE_KEY.userChange, STORAGE_KEY.roleSwitch])("is not heard from the key %s", (key) => {
    const { heard } = recordLogouts();
    dispatchStorageEvent(key, "true");
    expect(heard).not.toHaveBeenCalled();
  });

  test("is not heard after the end of the listening", () => {
    const { heard, end } = recordLogouts();
    end();
    dispatchStorageEvent(STORAGE_KEY.userLogout, "true");
    expect(heard).not.toHaveBeenCalled();
  });
});
