import { expect, test } from "vitest";
import { basicProfile } from "#mocks/data/profile";
import { FIELD_PATHS, RATE_PATHS } from "~/features/parameters/parameter-definitions";
import { currentStep, exceededRange, PARAMETER_PATHS } from "~/routes/profile/basic/parameters";

test.each([
  [300, 800, 1500, true],
  [300, 800, 299, true],
  [300, 800, 300, false],
  [300, 800, 800, false],
  [800, 300, 500, true],
  // What the server left out is zero.
  [0, 0, 0, false],
  [300, 800, 0, false],
  [300, 0, 500, false],
  [0, 800, 900, false],
])("rates from %i to %i with the default %i are marked: %s", (min, max, byDefault, isMarked) => {
  const rate = { min, max, default: byDefault };
  const { video } = basicProfile;
  const marked = exceededRange({ video: { ...video, encoding: { ...video.encoding, rate } } });
  expect(marked).toEqual(isMarked ? { min, max } : undefined);
});

test("each parameter that can be changed is shown, the rates last", () => {
  const { video, audio } = PARAMETER_PATHS;
  expect([...video, ...audio].sort()).toEqual([...FIELD_PATHS].sort());
  expect(video.slice(-3)).toEqual(RATE_PATHS);
});

test.each([
  [0, -1],
  [1, 0],
  [2, 1],
  [3, 3],
  [9, 3],
])("the status %i is step %i", (status, step) => {
  expect(currentStep(status)).toBe(step);
});
