import fc from "fast-check";
import { expect, test } from "vitest";
import { plainNumber, trimTyped } from "~/lib/text/typed-text";

test.each([
  ["1,200.0", "1200"],
  ["-3.00", "-3"],
  ["1.50", "1.50"],
  [" １２ ", "12"],
  ["1.2.0", "1.2.0"],
  ["1.0.0", "1.0.0"],
])("%j is typed for %j", (typed, number) => {
  expect(plainNumber(typed)).toBe(number);
});

test("a text loses blanks and unseen marks around it, and none within", () => {
  const part = fc.oneof(
    fc.constantFrom(" ", "\t", "\n", "\u3000", "\u200b", "\ufeff", "\u{e0020}", "\ud83d", "\udc20", "a"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const text = parts.join("");
      expect(trimTyped(text)).toBe(text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, ""));
    }),
  );
});

// It would take minutes if each run of blanks was looked at from each of its characters.
test("a long text with long runs of blanks within is read once", () => {
  const blanks = " ".repeat(1_000_000);
  const text = `a${blanks}b${blanks}c`;
  expect(trimTyped(`${blanks}${text}${blanks}`) === text).toBe(true);
  expect(trimTyped(blanks)).toBe("");
});
