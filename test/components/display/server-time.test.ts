import { expect, test } from "vitest";
import { serverTimeText } from "~/components/display/server-time";
import { createFormat } from "~/i18n/format";

test.each([
  ["2026-11-20 18:42:10", "zh-CN", "2026/11/20 18:42"],
  ["2026-11-20 18:42:10", "en-US", "Nov 20, 2026, 18:42"],
  ["2026-03-29 02:30:00", "zh-CN", "2026/03/29 02:30"],
  ["2026-03-05 00:04:00", "en-US", "Mar 05, 2026, 00:04"],
  ["2026-02-30 25:61:00", "zh-CN", "2026-02-30 25:61:00"],
  ["2026-02-28 24:00:00", "en-US", "2026-02-28 24:00:00"],
  ["0000-00-00 00:00:00", "zh-CN", "0000-00-00 00:00:00"],
  ["", "zh-CN", ""],
  ["yesterday", "zh-CN", "yesterday"],
  ["2026-11-20", "en-US", "2026-11-20"],
])("writes %s in %s", (text, locale, shown) => {
  expect(serverTimeText(text, createFormat(locale))).toBe(shown);
});
