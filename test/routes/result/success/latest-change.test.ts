import { expect, test } from "vitest";
import { latestChange, stepOf } from "~/routes/result/success/latest-change";

const row = (key: string, updateTime: string) => ({
  key,
  contentNumber: "",
  updateContent: "",
  status: 0,
  updateTime,
  changes: [],
});

test.each<[string, ReturnType<typeof row>[], string | undefined]>([
  ["no rows", [], undefined],
  ["rows in any order", [row("a", "2026-11-01 09:00:00"), row("b", "2026-11-02 08:00:00")], "b"],
  ["rows of one second, which is the first", [row("a", "2026-11-02 08:00:00"), row("b", "2026-11-02 08:00:00")], "a"],
  ["rows without a time", [row("a", ""), row("b", "2026-11-02 08:00:00")], "b"],
])("finds the latest of %s", (_, rows, expected) => {
  expect(latestChange(rows)?.key).toBe(expected);
});

test.each([
  [0, 1],
  [1, 3],
  [7, 1],
])("a change with the status %i is at step %i", (status, step) => {
  expect(stepOf({ status })).toBe(step);
});
