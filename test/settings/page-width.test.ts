import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { settingsFromFile } from "~/config/settings-file";
import { STORAGE_KEY } from "~/config/storage-keys";
import { setTopMenu, toggleCollapse } from "~/settings/menu-collapse";
import { followPageWidth } from "~/settings/page-width";
import { resetSettings } from "~/settings/reset-settings";
import { defaults, settings } from "~/settings/settings";
import { settingsText } from "~/settings/settings-text";
import { setPageWidth } from "../support/page-width";

let end = () => {};

/** Loads the settings on a page of this width; returns the function that resizes it. */
function load(width: number) {
  end();
  settings.set(defaults);
  const resize = setPageWidth(width);
  end = followPageWidth();
  return resize;
}

afterEach(() => {
  end();
  end = () => {};
  settings.set(defaults);
});

const collapsed = () => settings.get().menuCollapse;

test.each([
  [320, "mobile", true, true],
  [991, "mobile", true, true],
  [992, "desktop", false, true],
  [1200, "desktop", false, true],
  [1201, "desktop", false, false],
  [2560, "desktop", false, false],
])("a page of %d px is %s, with the side menu hidden %s and collapsed %s", (width, device, hideMenu, menuCollapse) => {
  load(width);
  expect(settings.get()).toMatchObject({ device, hideMenu, menuCollapse });
});

test("follows the width until it is stopped", () => {
  const resize = load(1440);
  resize(900);
  expect(settings.get()).toMatchObject({ device: "mobile", hideMenu: true, menuCollapse: true });
  resize(1440);
  expect(settings.get()).toMatchObject({ device: "desktop", hideMenu: false, menuCollapse: false });
  end();
  resize(900);
  expect(settings.get().device).toBe("desktop");
});

describe("collapsing the menu", () => {
  test("survives a reload, separately on wide and on narrow pages", () => {
    load(1440);
    toggleCollapse();
    load(1440);
    expect(collapsed()).toBe(true);
    load(1100);
    toggleCollapse();
    expect(collapsed()).toBe(false);
    load(1100);
    expect(collapsed()).toBe(false);
    load(1440);
    expect(collapsed()).toBe(true);
  });

  test("stays when the menu is moved to the side where it already is", () => {
    load(1440);
    toggleCollapse();
    setTopMenu(false);
    expect(collapsed()).toBe(true);
    load(1440);
    expect(collapsed()).toBe(true);
  });

  test("is restored when the page is wide again, and automatic again when the page becomes narrow", () => {
    const resize = load(1440);
    resize(1100);
    toggleCollapse();
    expect(collapsed()).toBe(false);
    resize(1440);
    expect(collapsed()).toBe(false);
    resize(1100);
    expect(collapsed()).toBe(true);
  });
});

describe("the menu at the top", () => {
  test("is never collapsed", () => {
    const resize = load(1440);
    toggleCollapse();
    setTopMenu(true);
    expect(settings.get()).toMatchObject({ topMenu: true, menuCollapse: false });
    resize(1100);
    expect(collapsed()).toBe(false);
    settings.set({ menuCollapse: true });
    expect(collapsed()).toBe(false);
  });

  test("moves back to the side expanded, or collapsed on a narrow page", () => {
    const resize = load(1440);
    toggleCollapse();
    setTopMenu(true);
    setTopMenu(false);
    expect(collapsed()).toBe(false);
    resize(1100);
    setTopMenu(true);
    setTopMenu(false);
    expect(collapsed()).toBe(true);
  });

  test("can be collapsed while it stands at the side, because the navbar is hidden", () => {
    load(1440);
    settings.set({ navbar: false });
    setTopMenu(true);
    toggleCollapse();
    expect(collapsed()).toBe(true);
    toggleCollapse();
    expect(collapsed()).toBe(false);
    toggleCollapse();
    settings.set({ navbar: true });
    expect(collapsed()).toBe(false);
  });

  test("expands when it is switched on, also on a narrow page without the navbar", () => {
    load(1100);
    settings.set({ navbar: false });
    expect(collapsed()).toBe(true);
    setTopMenu(true);
    expect(collapsed()).toBe(false);
  });
});

test("a reset restores what the drawer shows and leaves the rest", () => {
  load(1440);
  localStorage.setItem(STORAGE_KEY.theme, "dark");
  setTopMenu(true);
  settings.set({ theme: "dark", globalSettings: true, navbar: false, themeColor: "#F53F3F", menuWidth: 400 });
  resetSettings();
  expect(settings.get()).toEqual({ ...defaults, theme: "dark", globalSettings: true });
});

const flag = fc.boolean();
const color = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 });
const hex = color.map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`);
const step = fc.oneof(
  fc
    .record(
      { navbar: flag, menu: flag, footer: flag, tabBar: flag, colorWeak: flag, globalSettings: flag },
      { requiredKeys: [] },
    )
    .map((change) => () => settings.set(change)),
  hex.map((themeColor) => () => settings.set({ themeColor })),
  fc.integer({ min: 160, max: 400 }).map((menuWidth) => () => settings.set({ menuWidth })),
  flag.map((on) => () => setTopMenu(on)),
  fc.constant(toggleCollapse),
  fc.constant(resetSettings),
  fc.integer({ min: 320, max: 2560 }).map((width) => (resize: (width: number) => void) => resize(width)),
);

test("whatever the user does, the copied settings file describes the same state, and the rules hold", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const resize = load(1440);
      for (const act of steps) {
        act(resize);
        const state = settings.get();
        expect(settingsFromFile(settingsText(state))).toEqual(state);
        expect(state.topMenu && state.navbar && state.menuCollapse).toBe(false);
        expect(state.hideMenu).toBe(state.device === "mobile");
      }
      localStorage.clear();
    }),
    { numRuns: 60 },
  );
});
