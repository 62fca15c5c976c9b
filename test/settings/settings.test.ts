import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { removeStored } from "~/lib/storage/local-storage";
import { applyStoredTheme, defaults, settings, themeOf, toggleTheme } from "~/settings/settings";
import { blockStorage } from "../support/storage";

afterEach(() => {
  settings.set(defaults);
  // Clears the in-memory copy too, for the test that blocks storage.
  removeStored(STORAGE_KEY.theme);
});

const storedTheme = () => localStorage.getItem(STORAGE_KEY.theme);

test("the project's settings file contains the agreed defaults", () => {
  expect(defaults).toEqual({
    theme: "light",
    colorWeak: false,
    navbar: true,
    menu: true,
    topMenu: false,
    hideMenu: false,
    menuCollapse: false,
    footer: true,
    themeColor: "#165DFF",
    menuWidth: 220,
    globalSettings: false,
    device: "desktop",
    tabBar: true,
  });
});

test("a settings file that was copied on a phone, with the drawer open, begins as any page does", async () => {
  vi.resetModules();
  const copied = { ...defaults, themeColor: "#0F766E", hideMenu: true, globalSettings: true, device: "mobile" };
  vi.doMock("~/settings/settings.json", () => ({ default: copied }));
  onTestFinished(() => {
    vi.doUnmock("~/settings/settings.json");
  });
  const loaded = await import("~/settings/settings");
  expect(loaded.defaults).toEqual({ ...defaults, themeColor: "#0F766E" });
});

test.each([
  ["light", "light"],
  ["dark", "dark"],
  [null, "light"],
  ["", "light"],
  ["DARK", "light"],
  ["auto", "light"],
])("reads the stored theme %j as %s", (stored, expected) => {
  expect(themeOf(stored)).toBe(expected);
});

test("only the stored theme is applied at start-up", () => {
  localStorage.setItem(STORAGE_KEY.theme, "dark");
  applyStoredTheme();
  expect(settings.get()).toEqual({ ...defaults, theme: "dark" });
});

test("the theme can be toggled and is stored for the next load", () => {
  toggleTheme();
  expect([settings.get().theme, storedTheme()]).toEqual(["dark", "dark"]);
  toggleTheme();
  expect([settings.get().theme, storedTheme()]).toEqual(["light", "light"]);
});

test("the theme can be toggled where storage is blocked", () => {
  blockStorage();
  toggleTheme();
  expect(settings.get().theme).toBe("dark");
});
