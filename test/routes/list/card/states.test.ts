import * as v from "valibot";
import { expect, test } from "vitest";
import { QUEUE_NAME_MAX } from "~/config/limits";
import { queueRules } from "~/routes/list/card/queue-rules";
import { hasNothingWaiting, serviceState } from "~/routes/list/card/states";

test.each([
  [false, false, "closed"],
  [true, false, "open"],
  [true, true, "expired"],
  [false, true, "expired"],
] as const)("a service with enable %s and expires %s is %s", (enable, expires, expected) => {
  expect(serviceState({ enable, expires })).toBe(expected);
});

test.each<[string, (number | string)[], boolean]>([
  ["zeros", [0, "0s", 0], true],
  ["something waiting", [3, "0s", 0], false],
  ["something to sample", [0, "0s", 1], false],
  ["only texts", ["0", "0s"], false],
  ["no values", [], false],
])("knows whether a queue has nothing waiting: %s", (_, values, expected) => {
  expect(hasNothingWaiting(values.map((value) => ({ label: "", value })))).toBe(expected);
});

test.each<[string, string | undefined]>([
  ["", "nameRequired"],
  ["   ", "nameRequired"],
  ["视频", undefined],
  ["👍".repeat(QUEUE_NAME_MAX), undefined],
  ["长".repeat(QUEUE_NAME_MAX + 1), "nameLong"],
])("checks the queue name '%s'", (title, message) => {
  const { issues } = v.safeParse(
    queueRules((rule) => rule),
    { title },
  );
  expect(issues?.[0].message).toBe(message);
});
