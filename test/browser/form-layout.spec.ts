import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { button, field, select } from "./forms";

async function boxOf(locator: ReturnType<typeof field>) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return { x, y, width, height };
}

const RED = "rgb(201, 42, 42)";

const notesOf = (page: Page) => page.locator("main textarea");

test("forms have one column, one width for each kind of field and one place for their buttons, and nothing moves by an error", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(pathTo("Step"), { as: "admin" });
  const name = await boxOf(field(page, "活动名称"));
  const channel = await boxOf(select(page, "渠道类型"));
  expect([name.width, channel.width, name.height]).toEqual([320, 320, 32]);
  // Also of the first, which has a help line.
  expect(channel.y - name.y).toBe(64);
  expect((await boxOf(page.getByRole("group", { name: "推广时间" }))).y - channel.y).toBe(64);
  const next = await boxOf(button(page, "下一步"));
  expect(next.x).toBe(name.x);
  await button(page, "下一步").click();
  await expect(page.getByText("请选择渠道类型")).toBeVisible();
  expect(await boxOf(select(page, "渠道类型"))).toEqual(channel);
  expect(await boxOf(button(page, "下一步"))).toEqual(next);

  await open(pathTo("Group"), { as: "admin" });
  const mode = await boxOf(select(page, "匹配模式").first());
  const frames = await boxOf(field(page, "采集帧率"));
  expect([mode.width, frames.width, (await boxOf(notesOf(page))).width]).toEqual([320, 160, 560]);
  expect((await boxOf(select(page, "采集分辨率"))).y - mode.y).toBe(56);
  // The short name of a rate is one line.
  const short = await boxOf(page.getByText("最小", { exact: true }));
  expect(short.height).toBeLessThan(24);
  const rate = field(page, "编码码率最小值");
  const start = await rate.evaluate((input) => Number.parseFloat(getComputedStyle(input).paddingLeft));
  // The border of the field is not part of its padding.
  expect((await boxOf(rate)).x + 1 + start - short.x - short.width).toBeCloseTo(8, 0);
  await field(page, "采集帧率").fill("20");
  await expect(page.getByText(/^现用 15/)).toBeVisible();
  expect((await boxOf(select(page, "编码分辨率"))).y - frames.y).toBe(56);
  expect([mode.x, (await boxOf(button(page, "重置"))).x]).toEqual([name.x, name.x]);

  await open(pathTo("Setting"), { as: "admin" });
  const email = await boxOf(field(page, "邮箱"));
  expect([email.width, (await boxOf(field(page, "昵称"))).y - email.y]).toEqual([320, 56]);
  expect((await boxOf(button(page, "重置"))).x).toBe(email.x);
  expect(Math.abs(email.x - name.x)).toBeLessThanOrEqual(1);
});

test("the buttons of filters are one row beside the last row of fields, open and closed", { tag: "@proof" }, async ({
  page,
  open,
}) => {
  await open(pathTo("SearchTable"), { as: "admin" });
  const rowOf = async (names: string[]) => {
    const boxes = await Promise.all(names.map((name) => boxOf(button(page, name))));
    return boxes.map(({ y, height }) => [y, height]);
  };
  const { y } = await boxOf(select(page, "状态"));
  expect(await rowOf(["查询", "重置", "收起"])).toEqual([
    [y, 32],
    [y, 32],
    [y, 32],
  ]);
  await button(page, "收起").click();
  const first = await boxOf(field(page, "集合编号"));
  // The second row closes in a motion.
  await expect
    .poll(() => rowOf(["查询", "重置", "展开"]))
    .toEqual([
      [first.y, 32],
      [first.y, 32],
      [first.y, 32],
    ]);
});

for (const width of [1440, 390]) {
  test(`at ${width} px a list and a calendar open 4 px below their field, at its start`, { tag: "@proof" }, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await open(pathTo("Step"), { as: "admin" });
    await select(page, "渠道类型").click();
    const channel = await boxOf(select(page, "渠道类型"));
    const list = await boxOf(page.getByRole("listbox").locator("xpath=ancestor::*[contains(@class, 'dropdown')]"));
    expect([list.x, list.y]).toEqual([channel.x, channel.y + 36]);
    await page.keyboard.press("Escape");

    await button(page, "打开日历").click();
    const period = await boxOf(page.getByRole("group", { name: "推广时间" }));
    await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    const calendar = await boxOf(page.getByRole("dialog"));
    expect(calendar.x).toBeCloseTo(period.x, 0);
    expect(calendar.y).toBeCloseTo(period.y + 36, 0);
    expect(calendar.x + calendar.width).toBeLessThanOrEqual(width);
  });
}

test("an invalid field with the focus differs from a valid one, and from an invalid one without it", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(pathTo("Step"), { as: "admin" });
  const name = field(page, "活动名称");
  const style = () =>
    name.evaluate((input) => {
      const { borderColor, outline } = getComputedStyle(input);
      return [borderColor, outline];
    });
  await name.focus();
  // Colours change in a motion.
  await expect.poll(style).toEqual(["rgb(22, 93, 255)", "rgb(22, 93, 255) solid 2px"]);
  await button(page, "下一步").click();
  await expect(name).toBeFocused();
  await expect.poll(style).toEqual([RED, `${RED} solid 2px`]);
  await select(page, "渠道类型").focus();
  await expect.poll(style).toEqual([RED, expect.stringContaining("none")]);
});
