import { expect, test } from "vitest";
import { readSearch } from "~/resource/address/search";
import { selectPage } from "~/resource/data/whole-list";
import { operationLog } from "~/routes/profile/basic/operation-log";

test.each([
  ["sort=status,-updateTime", [2, 4, 3, 1]],
  ["sort=-status,updateTime", [1, 3, 4, 2]],
  ["status=passed,reviewing&sort=-updateTime", [2, 4, 3]],
])("sorts by several columns, and matches one of several values: %s", (query, expected) => {
  const rows = [
    { id: 1, status: "unknown", updateTime: "2026-11-01 09:00:00" },
    { id: 2, status: "passed", updateTime: "2026-11-04 09:00:00" },
    { id: 3, status: "reviewing", updateTime: "2026-11-02 09:00:00" },
    { id: 4, status: "passed", updateTime: "2026-11-03 09:00:00" },
  ];
  const { list } = selectPage(operationLog, readSearch(operationLog, new URLSearchParams(query)), rows);
  expect(list.map(({ id }) => id)).toEqual(expected);
});
