import { expect, test } from "vitest";
import { pathOfStep, readStep } from "~/routes/form/step/step-address";

test.each([
  ["", 1],
  ["?step=1", 1],
  ["?step=2", 2],
  ["?step=3", 3],
  ["?step=4", 1],
  ["?step=0", 1],
  ["?step=two", 1],
  ["?step=", 1],
  ["?step=2&step=3", 2],
])("%j is the address of step %i", (search, step) => {
  expect(readStep(search)).toBe(step);
});

test.each([1, 2, 3] as const)("the address of step %i is read as that step", (step) => {
  expect(readStep(new URL(pathOfStep(step), "http://localhost").search)).toBe(step);
});
