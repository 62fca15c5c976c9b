import { expect, test } from "vitest";
import { rowKeys } from "~/resource/list/row-keys";

const ROWS = ["a", "b", "c", "d", "e"].map((id) => ({ row: { id } }));
const at = (...edited: [id: string, rowIndex: number | undefined][]) =>
  new Map(edited.map(([id, rowIndex]) => [id, { rowIndex }] as const));

test.each<[string, ReturnType<typeof at>, (number | string)[]]>([
  ["rows are keyed by their places", at(), [0, 1, 2, 3, 4]],
  ["editing a row creates none anew", at(["c", 2]), [0, 1, 2, 3, 4]],
  ["an edited row that has moved keeps its key", at(["d", 1]), [0, 2, 3, 1, 4]],
  ["so do several", at(["a", 4], ["e", 0]), [4, 1, 2, 3, 0]],
  ["one of another page takes no key", at(["x", 1]), [0, 1, 2, 3, 4]],
  ["two that were at one place on different pages are distinguished", at(["a", 0], ["c", 0]), [0, 1, "record c", 2, 3]],
  ["one that was not seen before has a key of its own", at(["b", undefined]), [0, "record b", 1, 2, 3]],
])("%s", (_, edited, keys) => {
  expect(rowKeys(ROWS, edited)).toEqual(keys);
});
