import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followThemeColor } from "~/settings/follow-theme-color";
import { defaults, settings } from "~/settings/settings";
import { themeColorStyle } from "~/settings/theme-color";

const styles = () => [...document.querySelectorAll("#theme-color")];
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  end = followThemeColor();
  vi.runAllTimers();
});

afterEach(() => {
  end();
  settings.set(defaults);
  for (const style of styles()) style.remove();
});

test("creates one style element in the head when it is missing", () => {
  expect(styles().map(({ parentElement }) => parentElement)).toEqual([document.head]);
  expect(styles()[0]?.textContent).toBe(themeColorStyle(defaults.themeColor));
});

test("writes a new colour 10 ms after the last change, into the same element", () => {
  const [style] = styles();
  settings.set({ themeColor: "#F53F3F" });
  vi.advanceTimersByTime(9);
  settings.set({ themeColor: "#00B42A" });
  vi.advanceTimersByTime(9);
  expect(style?.textContent).toBe(themeColorStyle(defaults.themeColor));
  vi.advanceTimersByTime(1);
  expect(style?.textContent).toBe(themeColorStyle("#00B42A"));
  expect(styles()).toEqual([style]);
});

test("writes nothing when the colour is restored within 10 ms, or when another setting changes", () => {
  const [style] = styles();
  const written = style?.firstChild;
  settings.set({ themeColor: "#F53F3F" });
  settings.set({ themeColor: defaults.themeColor });
  settings.set({ footer: false });
  vi.runAllTimers();
  expect(style?.firstChild).toBe(written);
});

test("stops following changes when it ends", () => {
  end();
  settings.set({ themeColor: "#F53F3F" });
  vi.runAllTimers();
  expect(styles()[0]?.textContent).toBe(themeColorStyle(defaults.themeColor));
});
