import { expect, test } from "vitest";
import { clickValue } from "~/routes/workplace/click-value";

test.each<[string | number, number]>([
  ["346.3w+", 3_463_000],
  ["346.3W+", 3_463_000],
  ["1.2万", 12_000],
  ["1.2 万", 12_000],
  ["3k", 3_000],
  ["2m", 2_000_000],
  ["1.5亿", 150_000_000],
  ["1,234", 1_234],
  ["1,234.5k", 1_234_500],
  ["  42 ", 42],
  [".5w", 5_000],
  ["0", 0],
  ["", 0],
  ["很多", 0],
  ["w+", 0],
  ["-", 0],
  [7, 7],
  [0, 0],
])("the value of %j is %d", (clicks, expected) => {
  expect(clickValue(clicks)).toBeCloseTo(expected, 6);
});
