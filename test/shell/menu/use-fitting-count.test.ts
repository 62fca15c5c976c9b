import { expect, test } from "vitest";
import { countFitting } from "~/shell/menu/use-fitting-count";

test.each([
  ["all fit", 320, [100, 100, 100], 3],
  ["all fit to the last pixel", 308, [100, 100, 100], 3],
  ["a pixel less, and one entry makes room for 更多", 307, [100, 100, 100], 2],
  ["更多 replaces the second entry", 257, [100, 100, 100], 1],
  ["up to the last pixel of 更多", 258, [100, 100, 100], 2],
  ["only 更多", 60, [100, 100], 0],
  ["no entries", 60, [], 0],
  ["narrow ones after a wide one", 200, [180, 10, 10], 0],
])("fits entries into the bar: %s", (_, room, widths, count) => {
  expect(countFitting(room, widths, 50, 4)).toBe(count);
});
