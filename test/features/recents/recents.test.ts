import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { users } from "#mocks/data/users";
import { STORAGE_KEY } from "~/config/storage-keys";
import { clearRecents, recordVisit, useRecents, visibleScreens } from "~/features/recents/recents";
import { getScreen } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import { type ScreenName, screens } from "~/navigation/screens";
import { session } from "~/session/session";
import { isolateRendering, renderTestHook } from "../../support/render";
import { isolateSession } from "../../support/session";

isolateSession();
isolateRendering();

const startSession = (account: Role) => session.set({ token: account, user: users[account], role: account });
function go(...names: ScreenName[]) {
  for (const name of names) recordVisit(getScreen(name));
}
const renderRecents = async () => {
  const recents = await renderTestHook(useRecents);
  return () => recents.current().map(({ name }) => name);
};

/** The stored names of the admin; undefined if there are none. */
function stored(): unknown {
  const rows = new Map(JSON.parse(localStorage.getItem(STORAGE_KEY.recentScreens) ?? "[]"));
  return rows.get("15012312300");
}

beforeEach(() => startSession("admin"));

describe("recent screens", () => {
  test("are the visited ones, newest first, each once", async () => {
    const names = await renderRecents();
    act(() => go("Workplace", "Card", "Workplace", "Step", "Step"));
    expect(names()).toEqual(["Step", "Workplace", "Card"]);
    expect(stored()).toEqual(["Step", "Workplace", "Card"]);
  });

  test("are not written again when the newest is visited again", () => {
    go("Card");
    const written = vi.spyOn(Storage.prototype, "setItem");
    go("Card");
    expect(written).not.toHaveBeenCalled();
  });

  test("leave out unknown screens and those outside the frame", async () => {
    const names = await renderRecents();
    act(() => go("Login", "Home", "Redirect", "notFound"));
    expect(names()).toEqual([]);
    expect(stored()).toBeUndefined();
  });

  test("are limited in number", async () => {
    const names = await renderRecents();
    const all = screens.filter((screen) => !("bare" in screen) && screen.name !== "notFound").map(({ name }) => name);
    act(() => go(...all));
    expect(names()).toEqual(all.toReversed().slice(0, 8));
    expect(stored()).toHaveLength(8);
    expect(visibleScreens(all, "admin")).toHaveLength(8);
  });

  test("belong to an account, and there are none when logged out", async () => {
    const names = await renderRecents();
    act(() => go("Card"));
    act(() => startSession("user"));
    expect(names()).toEqual([]);
    act(() => go("Info"));
    expect(names()).toEqual(["Info"]);
    act(() => session.set({ user: null, role: "" }));
    act(() => go("Setting"));
    expect(names()).toEqual([]);
    act(() => startSession("admin"));
    expect(names()).toEqual(["Card"]);
  });

  test("leave out what the role may not see, and show it again with the role", async () => {
    const names = await renderRecents();
    act(() => go("Card", "Step"));
    act(() => session.set({ role: "user" }));
    expect(names()).toEqual(["Card"]);
    act(() => session.set({ role: "admin" }));
    expect(names()).toEqual(["Step", "Card"]);
  });

  test("can be cleared", async () => {
    const names = await renderRecents();
    act(() => go("Card"));
    act(clearRecents);
    expect(names()).toEqual([]);
    expect(stored()).toEqual([]);
  });
});

test("ignore stored names that are invalid", () => {
  const names = ["Step", "Step", "Login", "Nonsense", "notFound", "__proto__", "", "Card"];
  expect(visibleScreens(names, "admin").map(({ name }) => name)).toEqual(["Step", "Card"]);
  expect(visibleScreens(names, "user").map(({ name }) => name)).toEqual(["Card"]);
  expect(visibleScreens(names, "")).toEqual([]);
  localStorage.setItem(STORAGE_KEY.recentScreens, '[["15012312300",["Nonsense",1]]]');
  go("Card");
  expect(localStorage.getItem(STORAGE_KEY.recentScreens)).toBe('[["15012312300",["Card"]]]');
});
