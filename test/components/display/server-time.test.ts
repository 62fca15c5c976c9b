import { afterEach, expect, test } from "vitest";
import { serverTimeText } from "~/components/display/server-time";
import { createFormat } from "~/i18n/format";
import { setDeployment } from "../../support/deployment";

afterEach(() => setDeployment({ serverTimeZone: "" }));

test.each([
  ["2026-11-20 18:42:10", "zh-CN", "2026/11/20 18:42"],
  ["2026-11-20T18:42:10", "zh-CN", "2026/11/20 18:42"],
  ["2026-11-20 18:42:10", "en-US", "Nov 20, 2026, 18:42"],
  ["2026-03-29 02:30:00", "zh-CN", "2026/03/29 02:30"],
  ["2026-03-05 00:04:00", "en-US", "Mar 05, 2026, 00:04"],
  ["2026-02-30 25:61:00", "zh-CN", "2026-02-30 25:61:00"],
  ["2026-02-28 24:00:00", "en-US", "2026-02-28 24:00:00"],
  ["0000-00-00 00:00:00", "zh-CN", "0000-00-00 00:00:00"],
  ["", "zh-CN", ""],
  ["yesterday", "zh-CN", "yesterday"],
  ["2026-11-20", "en-US", "2026-11-20"],
  ["2026-02-30T10:00:00Z", "zh-CN", "2026-02-30T10:00:00Z"],
  ["2026-02-28T25:00:00Z", "zh-CN", "2026-02-28T25:00:00Z"],
  ["2026-13-01T10:00:00+08:00", "zh-CN", "2026-13-01T10:00:00+08:00"],
  ["2026-11-20T10:00:00+99:00", "zh-CN", "2026-11-20T10:00:00+99:00"],
  ["+012026-11-25T08:00:00Z", "zh-CN", "+012026-11-25T08:00:00Z"],
])("writes %s in %s", (text, locale, shown) => {
  expect(serverTimeText(text, createFormat(locale))).toBe(shown);
});

test.each([
  "2026-11-20T10:42:10Z",
  "2026-11-20T10:42:10.123Z",
  "2026-11-20T18:42:10+08:00",
  "2026-11-20T10:42Z",
  "2026-11-20 18:42:10+08:00",
])("writes %s, which names its zone, in the operator's zone", (text) => {
  const format = createFormat("zh-CN");
  expect(serverTimeText(text, format)).toBe(format.time(new Date(Date.UTC(2026, 10, 20, 10, 42))));
});

test("writes a time without a zone, of a server whose zone is configured, in the operator's zone", async () => {
  await setDeployment({ serverTimeZone: "Asia/Shanghai" });
  const format = createFormat("zh-CN");
  expect(serverTimeText("2026-11-20 18:42:10", format)).toBe(format.time(new Date(Date.UTC(2026, 10, 20, 10, 42))));
  expect(serverTimeText("2026-02-30 10:00:00", format)).toBe("2026-02-30 10:00:00");
});
