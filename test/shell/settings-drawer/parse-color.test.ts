import { expect, test } from "vitest";
import { parseColor } from "~/shell/settings-drawer/parse-color";

test.each([
  ["#165DFF", "#165DFF"],
  ["165dff", "#165dff"],
  ["#abc", "#aabbcc"],
  ["F0a", "#FF00aa"],
  ["#abcd", undefined],
  ["#ab", undefined],
  ["#ggg", undefined],
  ["", undefined],
])("the colour %s is %s", (typed, color) => {
  expect(parseColor(typed)).toBe(color);
});
