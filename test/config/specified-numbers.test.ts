import { expect, test } from "vitest";
import { COLOR_WEAK_FILTER, CONTRAST, DRAWER_WIDTH, PALETTE } from "~/config/appearance";
import {
  AVATAR_MAX_BYTES,
  AVATAR_MAX_PX,
  FORM_LIMITS,
  IMPORT_LIMITS,
  INTRODUCTION_MAX,
  PAGE_SIZES,
  VIEW_LIMITS,
} from "~/config/limits";
import { DEDUPE_WINDOW_MS, REQUEST_TIMEOUT_MS, UNDO_MS } from "~/config/times";
import { PHONE_NUMBER } from "~/lib/text/phone-number";

// The one file of tests that reads the constants: the others state what is promised.
test("the numbers that are promised are those of the code", () => {
  expect(CONTRAST).toEqual({ aa: 4.5, aaa: 7.1 });
  expect(PALETTE).toMatchObject({ shades: 10, baseIndex: 6, debounceMs: 10 });
  expect([COLOR_WEAK_FILTER, DRAWER_WIDTH]).toEqual(["invert(80%)", 410]);
  expect([REQUEST_TIMEOUT_MS, DEDUPE_WINDOW_MS, UNDO_MS]).toEqual([10_000, 900, 5000]);
  expect(IMPORT_LIMITS).toEqual({ bytes: 5 * 1024 * 1024, rows: 5000 });
  expect(VIEW_LIMITS).toEqual({ views: 20, name: 30 });
  expect([AVATAR_MAX_BYTES, AVATAR_MAX_PX, INTRODUCTION_MAX]).toEqual([2_097_152, 512, 200]);
  expect(PAGE_SIZES).toEqual([10, 20, 50, 100]);
  expect(String(PHONE_NUMBER)).toBe("/^1\\d{10}$/");
  expect(FORM_LIMITS).toEqual({
    activityName: 20,
    link: 2000,
    line: 100,
    keyword: 30,
    keywords: 20,
    text: 200,
    frameRate: { min: 1, max: 60 },
    videoRate: { min: 150, max: 1800 },
    channels: { min: 1, max: 8 },
    audioRate: { min: 8, max: 512 },
  });
});
