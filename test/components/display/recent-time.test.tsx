import { act } from "@testing-library/react";
import dayjs from "dayjs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RecentTime, ShortTime } from "~/components/display/recent-time";
import { ServerTime } from "~/components/display/server-time";
import { setDeployment } from "../../support/deployment";
import { isolateRendering, renderNode } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
isolateRendering();

const ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

afterEach(() => setDeployment({ serverTimeZone: "" }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T09:30:30Z"), toFake: ["Date", "setInterval", "clearInterval"] });
});

const draw = async (value: string) => (await renderNode(<RecentTime value={value} />)).querySelector("time");

test.each([
  ["2026-11-21T09:30:02Z", "此刻"],
  ["2026-11-21T09:18:59Z", "12 分钟前"],
  ["2026-11-20T09:31:00Z", "23 小时前"],
])("%s, which names its zone, is %s within a day, whole in the title and a date on paper", async (value, shown) => {
  const time = await draw(value);
  expect(time?.textContent).toBe(shown);
  expect(time?.dataset.printed).toMatch(/^11\/2\d \d\d:\d\d$/);
  expect(time?.title).toMatch(new RegExp(`^2026/11/2\\d \\d\\d:\\d\\d ${ZONE}$`));
});

test("a time that is still to come is a date", async () => {
  const time = await draw("2026-11-21T17:31:00+08:00");
  expect(time?.textContent).toMatch(/^11\/21 \d\d:31$/);
  expect(time?.dataset.printed).toBeUndefined();
});

test("a whole time that was converted has its zone in the title", async () => {
  const node = await renderNode(<ServerTime value="2026-11-20T10:42:10Z" />);
  expect(node.querySelector("time")?.title).toBe(`${node.textContent} ${ZONE}`);
});

test.each([
  ["2026-11-21 17:18:59", "12 分钟前"],
  ["2026-11-20 17:31:00", "23 小时前"],
])("%s, by a server in Shanghai, is %s", async (value, shown) => {
  await setDeployment({ serverTimeZone: "Asia/Shanghai" });
  const time = await draw(value);
  expect(time?.textContent).toBe(shown);
  expect(time?.title).toMatch(new RegExp(`^2026/11/2\\d \\d\\d:\\d\\d ${ZONE}$`));
});

test("a time without a zone is the operator's own where the deployment names none", async () => {
  const minutesAgo = dayjs().subtract(12, "minute");
  const time = await draw(minutesAgo.format("YYYY-MM-DD HH:mm:ss"));
  expect(time?.textContent).toBe("12 分钟前");
  expect(time?.title).toBe(minutesAgo.format("YYYY/MM/DD HH:mm"));
});

test.each([
  ["2026-11-20 00:05:00", "11/20 00:05", "2026/11/20 00:05"],
  ["2026-11-23 17:31:00", "11/23 17:31", "2026/11/23 17:31"],
  ["2025-12-31 09:18:59", "2025/12/31 09:18", ""],
  ["yesterday", "yesterday", ""],
])("%s, which is not of the last day, is %s", async (value, shown, title) => {
  const time = await draw(value);
  expect(time?.textContent).toBe(shown);
  expect(time?.title).toBe(title);
});

test.each([
  ["2026-11-21 09:18:59", "11/21 09:18", "2026/11/21 09:18"],
  ["2025-12-31 09:18:59", "2025/12/31 09:18", ""],
  ["yesterday", "yesterday", ""],
])("%s on a card is %s", async (value, shown, title) => {
  const time = (await renderNode(<ShortTime value={value} />)).querySelector("time");
  expect(time?.textContent).toBe(shown);
  expect(time?.title).toBe(title);
});

test("goes on with the time", async () => {
  const time = await draw("2026-11-21T09:18:59Z");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(time?.textContent).toBe("13 分钟前");
});
