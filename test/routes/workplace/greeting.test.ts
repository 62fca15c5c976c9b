import { expect, test } from "vitest";
import { partOfDay } from "~/routes/workplace/greeting";

test.each([
  [0, "evening"],
  [4, "evening"],
  [5, "morning"],
  [10, "morning"],
  [11, "noon"],
  [12, "noon"],
  [13, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
  [23, "evening"],
])("at %i o'clock it is %s", (hour, expected) => {
  expect(partOfDay(hour)).toBe(expected);
});
