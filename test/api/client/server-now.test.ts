import { afterEach, expect, test, vi } from "vitest";
import { serverClock } from "~/api/client/request";
import { serverNow } from "~/api/client/server-now";
import { dayText } from "~/lib/text/days";
import { isolateCalls } from "../../support/client";
import { setDeployment } from "../../support/deployment";

isolateCalls({ runs: true });

afterEach(async () => {
  vi.restoreAllMocks();
  await setDeployment({ serverTimeZone: "" });
});

test.each([
  ["Asia/Shanghai", "2026-11-24"],
  ["UTC", "2026-11-23"],
  ["America/Los_Angeles", "2026-11-23"],
  ["Pacific/Kiritimati", "2026-11-24"],
])("in %s it is the day %s, in whatever zone the operator is", async (serverTimeZone, day) => {
  vi.spyOn(serverClock, "now").mockReturnValue(new Date("2026-11-23T19:52:00Z"));
  await setDeployment({ serverTimeZone });
  expect(dayText(serverNow())).toBe(day);
});

test("without a zone it is the operator's, by the server's clock", () => {
  const now = new Date("2026-11-20T10:00:00Z");
  vi.spyOn(serverClock, "now").mockReturnValue(now);
  expect(serverNow()).toEqual(now);
});
