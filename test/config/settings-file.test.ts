import { describe, expect, test } from "vitest";
import { settingsFromFile } from "~/config/settings-file";
import text from "../../app/settings/settings.json?raw";

const file = JSON.parse(text);
const holding = (change: object) => JSON.stringify({ ...file, ...change });

test("accepts the project's own file unchanged", () => {
  expect(settingsFromFile(text)).toEqual(file);
});

describe("a wrong value is rejected with one line that names it", () => {
  test.each([
    [{ theme: "blue" }, 'theme must be "light" or "dark", but is "blue"'],
    [{ colorWeak: "yes" }, 'colorWeak must be true or false, but is "yes"'],
    [{ topMenu: 1 }, "topMenu must be true or false, but is 1"],
    [{ tabBar: null }, "tabBar must be true or false, but is null"],
    [{ themeColor: "blue" }, 'themeColor must be a colour such as #165DFF, but is "blue"'],
    [{ themeColor: "#fff" }, 'themeColor must be a colour such as #165DFF, but is "#fff"'],
    [{ themeColor: "#165DFF80" }, 'themeColor must be a colour such as #165DFF, but is "#165DFF80"'],
    [{ themeColor: 7 }, "themeColor must be a text, but is 7"],
    [{ menuWidth: 159 }, "menuWidth must be a whole number from 160 to 400, but is 159"],
    [{ menuWidth: 401 }, "menuWidth must be a whole number from 160 to 400, but is 401"],
    [{ menuWidth: 200.5 }, "menuWidth must be a whole number from 160 to 400, but is 200.5"],
    [{ menuWidth: "220" }, 'menuWidth must be a whole number from 160 to 400, but is "220"'],
    [{ device: "tablet" }, 'device must be "desktop" or "mobile", but is "tablet"'],
    [{ footer: undefined }, "footer is missing"],
    [{ menuwidth: 220 }, "menuwidth is no setting"],
  ])("%j", (change, line) => {
    expect(() => settingsFromFile(holding(change))).toThrow(new Error(`app/settings/settings.json: ${line}`));
  });

  test.each([
    ["", "is not valid JSON"],
    ["{", "is not valid JSON"],
    ["[]", ": must hold one JSON object"],
    ["null", ": must hold one JSON object"],
    ['"light"', ": must hold one JSON object"],
  ])("the text %j", (broken, line) => {
    expect(() => settingsFromFile(broken)).toThrow(line);
  });
});

test.each([160, 400])("accepts a menu of %d px", (menuWidth) => {
  expect(settingsFromFile(holding({ menuWidth })).menuWidth).toBe(menuWidth);
});
