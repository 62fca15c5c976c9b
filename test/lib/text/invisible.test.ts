import { expect, test } from "vitest";
import { isVisible } from "~/lib/text/invisible";

test.each([
  ["城市夜色 1", true],
  ["two\nlines", true],
  ["👩‍👩‍👧", true],
  ["می‌خواهم", true],
  ["", true],
  ["  ", true],
  ["官\u202E网", false],
  ["视\u200B频", false],
  ["a\u0007b", false],
  // Nothing but characters that draw nothing: a filler, a joiner, a soft hyphen, a blank pattern of Braille.
  ["\u3164", false],
  ["\u200D", false],
  ["\u00AD \u00AD", false],
  ["\u2800", false],
])("whether %j is seen: %s", (text, expected) => {
  expect(isVisible(text)).toBe(expected);
});
