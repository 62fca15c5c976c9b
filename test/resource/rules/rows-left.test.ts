import { expect, test, vi } from "vitest";
import { rowsLeft } from "~/resource/deletion/rows-left";
import { deletionsOf } from "~/resource/deletion/use-delete";
import { plainList } from "../../support/plain-list";

test("of some records, those that are being deleted are not left", () => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => {});
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(rowsLeft(plainList, rows)).toEqual(rows);
  deletionsOf(plainList).deleteLater([2, 9]);
  expect(rowsLeft(plainList, rows)).toEqual([{ id: 1 }, { id: 3 }]);
});
