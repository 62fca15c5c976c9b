import { expect, test } from "vitest";
import { fittingCount } from "~/shell/menu/fitting";

test.each([
  ["all fit", 320, [100, 100, 100], 3],
  ["all fit to the last pixel", 308, [100, 100, 100], 3],
  ["a pixel less: one makes room for the more entry too", 307, [100, 100, 100], 2],
  ["the more entry takes the second one's place", 257, [100, 100, 100], 1],
  ["to the last pixel of the more entry", 258, [100, 100, 100], 2],
  ["only the more entry", 60, [100, 100], 0],
  ["no entries", 60, [], 0],
  ["narrow ones after a wide one", 200, [180, 10, 10], 0],
])("%s", (_, room, widths, count) => {
  expect(fittingCount(room, widths, 50, 4)).toBe(count);
});
