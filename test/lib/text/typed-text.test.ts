import { expect, test } from "vitest";
import { plainNumber } from "~/lib/text/typed-text";

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
