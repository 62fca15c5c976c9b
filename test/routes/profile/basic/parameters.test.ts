import { expect, test } from "vitest";
import { audioParameters, currentStep, videoParameters } from "~/routes/profile/basic/parameters";

const video = (rate: { min: number; max: number; default: number }) =>
  videoParameters({
    mode: "custom",
    acquisition: { resolution: "720*1280", frameRate: 15 },
    encoding: { resolution: "720*1280", rate, frameRate: 30, profile: "high" },
  });

test.each([
  [300, 800, 1500, true],
  [300, 800, 299, true],
  [300, 800, 300, false],
  [300, 800, 800, false],
  [800, 300, 500, true],
  [0, 0, 0, false],
])("rates from %i to %i with the default %i are marked: %s", (min, max, byDefault, isMarked) => {
  const rate = { min, max, default: byDefault };
  const marked = video(rate).filter(({ exceededRange }) => exceededRange);
  expect(marked).toEqual(
    isMarked ? [{ name: "rateDefault", value: byDefault, unit: "kbps", exceededRange: rate }] : [],
  );
});

test("each number has its unit", () => {
  const audio = audioParameters({
    mode: "自定义",
    acquisition: { channels: 8 },
    encoding: { channels: 2, rate: 128, profile: "AAC-LC" },
  });
  const units = [...video({ min: 1, max: 3, default: 2 }), ...audio]
    .filter(({ value }) => typeof value === "number")
    .map(({ name, unit }) => [name, unit]);
  expect(units).toEqual([
    ["captureFrameRate", "fps"],
    ["encodingFrameRate", "fps"],
    ["rateMin", "kbps"],
    ["rateMax", "kbps"],
    ["rateDefault", "kbps"],
    ["captureChannels", "channels"],
    ["encodingChannels", "channels"],
    ["encodingRate", "kbps"],
  ]);
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
