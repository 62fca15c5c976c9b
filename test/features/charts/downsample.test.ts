import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { downsample, pickEvenly } from "~/features/charts/downsample";

const points = (ys: number[]) => ys.map((y, x) => ({ x, y }));
const wave = points(Array.from({ length: 10_000 }, (_, at) => Math.sin(at / 300) * 100));

describe("downsample", () => {
  test.each([
    ["none", 0, 10],
    ["one", 1, 10],
    ["as many as wanted", 10, 10],
  ])("keeps all points where there are few: %s", (_, count, limit) => {
    const all = points(Array.from({ length: count }, (_, at) => at));
    expect(downsample(all, limit)).toEqual(all);
  });

  test("reduces 10,000 points to exactly the limit, in order and with both ends", () => {
    const thin = downsample(wave, 300);
    expect(thin).toHaveLength(300);
    expect(thin[0]).toBe(wave[0]);
    expect(thin.at(-1)).toBe(wave.at(-1));
    expect(thin.map(({ x }) => x)).toEqual(thin.map(({ x }) => x).toSorted((a, b) => a - b));
  });

  test("keeps a single peak and a single trough", () => {
    const flat = points(Array.from({ length: 10_000 }, (_, at) => ({ 4321: 900, 7777: -900 })[at] ?? 5));
    const ys = downsample(flat, 200).map(({ y }) => y);
    expect(ys).toContain(900);
    expect(ys).toContain(-900);
  });

  test("never returns more than the limit, a point that is not of the line, or one twice", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), { maxLength: 400 }),
        fc.integer({ min: 3, max: 60 }),
        (ys, limit) => {
          const all = points(ys);
          const thin = downsample(all, limit);
          expect(thin.length).toBe(Math.min(all.length, limit));
          expect(new Set(thin).size).toBe(thin.length);
          expect(thin.every((point) => all.includes(point))).toBe(true);
        },
      ),
    );
  });
});

test.each([
  [0, []],
  [1, [0]],
  [3, [0, 1, 2]],
  [4, [1, 3]],
  [7, [0, 3, 6]],
  [10, [1, 5, 9]],
])("of %d days, labels only these: %j", (count, expected) => {
  expect(pickEvenly([...Array(count).keys()], 3)).toEqual(expected);
});
