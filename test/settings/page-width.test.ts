import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { settingsFromFile } from "~/config/settings-file";
import { STORAGE_KEY } from "~/config/storage-keys";
import { setTopMenu, toggleCollapse } from "~/settings/menu-collapse";
import { followPageWidth } from "~/settings/page-width";
import { resetSettings } from "~/settings/reset-settings";
import { defaults, settings } from "~/settings/settings";
import { settingsText } from "~/settings/settings-text";
import { pageOfWidth } from "../support/page-width";

let end = () => {};

/** A page of this width as it is after a load; gives the function that changes its width. */
function load(width: number) {
  end();
  settings.set(defaults);
  const resize = pageOfWidth(width);
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
])("a page of %d px: %s, side menu hidden %s, collapsed %s", (width, device, hideMenu, menuCollapse) => {
  load(width);
  expect(settings.get()).toMatchObject({ device, hideMenu, menuCollapse });
});

test("the width is followed, and no more after the end", () => {
  const resize = load(1440);
  resize(900);
  expect(settings.get()).toMatchObject({ device: "mobile", hideMenu: true, menuCollapse: true });
  resize(1440);
  expect(settings.get()).toMatchObject({ device: "desktop", hideMenu: false, menuCollapse: false });
  end();
  resize(900);
  expect(settings.get().device).toBe("desktop");
});

describe("the collapse that the operator chose", () => {
  test("is kept over a reload, on a wide page and on a narrow one by itself", () => {
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

  test("stays where the menu is put at the side, at which it is already", () => {
    load(1440);
    toggleCollapse();
    setTopMenu(false);
    expect(collapsed()).toBe(true);
    load(1440);
    expect(collapsed()).toBe(true);
  });

  test("comes back where the page is wide again; a page that becomes narrow collapses it again", () => {
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
  test("turns the collapse off, and nothing collapses meanwhile", () => {
    const resize = load(1440);
    toggleCollapse();
    setTopMenu(true);
    expect(settings.get()).toMatchObject({ topMenu: true, menuCollapse: false });
    resize(1100);
    expect(collapsed()).toBe(false);
    settings.set({ menuCollapse: true });
    expect(collapsed()).toBe(false);
  });

  test("back at the side it is as the collapse was turned off; on a narrow page it collapses by itself", () => {
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
});

test("the reset puts back what the drawer shows and leaves the rest", () => {
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

test("whatever the operator does, the copied text is a settings file of the same state, and the rules hold", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const resize = load(1440);
      for (const act of steps) {
        act(resize);
        const state = settings.get();
        expect(settingsFromFile(settingsText(state))).toEqual(state);
        expect(state.topMenu && state.menuCollapse).toBe(false);
        expect(state.hideMenu).toBe(state.device === "mobile");
      }
      localStorage.clear();
    }),
    { numRuns: 60 },
  );
});
