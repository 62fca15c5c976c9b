import { expect, test } from "vitest";
import { nextIndex } from "~/lib/page/next-index";

test.each([
  ["ArrowRight", 0, "horizontal", 1],
  ["ArrowRight", 3, "horizontal", 0],
  ["ArrowLeft", 2, "horizontal", 1],
  ["ArrowLeft", 0, "horizontal", 3],
  ["ArrowDown", 0, "horizontal", undefined],
  ["ArrowDown", 3, "vertical", 0],
  ["ArrowUp", 0, "vertical", 3],
  ["ArrowRight", 0, "vertical", undefined],
  ["Home", 2, "vertical", 0],
  ["End", 0, "horizontal", 3],
  ["Enter", 1, "vertical", undefined],
  ["a", 1, "vertical", undefined],
] as const)("%s from %d in a %s bar leads to %s", (key, at, orientation, expected) => {
  expect(nextIndex(key, at, 4, orientation)).toBe(expected);
});
