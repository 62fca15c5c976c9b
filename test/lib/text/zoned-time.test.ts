import { expect, test } from "vitest";
import { instantIn } from "~/lib/text/zoned-time";

test.each([
  ["Asia/Shanghai", "2026-11-20T18:42:10Z", "2026-11-20T10:42:10.000Z"],
  ["America/New_York", "2026-01-15T20:00:00Z", "2026-01-16T01:00:00.000Z"],
  ["America/New_York", "2026-07-15T20:00:00Z", "2026-07-16T00:00:00.000Z"],
  // Summer time begins at 02:00 and ends at 03:00 there.
  ["Europe/Berlin", "2026-03-29T01:59:00Z", "2026-03-29T00:59:00.000Z"],
  ["Europe/Berlin", "2026-03-29T03:00:00Z", "2026-03-29T01:00:00.000Z"],
  ["Europe/Berlin", "2026-10-25T03:00:00Z", "2026-10-25T02:00:00.000Z"],
  ["Asia/Kathmandu", "2026-01-01T00:00:00Z", "2025-12-31T18:15:00.000Z"],
])("the clocks in %s show %s at %s", (timeZone, wallClock, instant) => {
  expect(instantIn(timeZone, new Date(wallClock)).toISOString()).toBe(instant);
});
