import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { button, field, select } from "./forms";

async function boxOf(locator: ReturnType<typeof field>) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return { x, y, width, height };
}

const notesOf = (page: Page) => page.locator("main textarea");

test("forms have one column, one width for each kind of field and one place for their buttons, and nothing moves by an error", async ({
  page,
  open,
}) => {
  await open(pathTo("Step"), { as: "admin" });
  const name = await boxOf(field(page, "活动名称"));
  const channel = await boxOf(select(page, "渠道类型"));
  expect([name.width, channel.width, name.height]).toEqual([320, 320, 32]);
  expect(channel.y - name.y).toBe(52);
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
  expect((await boxOf(select(page, "采集分辨率"))).y - mode.y).toBe(52);
  expect([mode.x, (await boxOf(button(page, "重置"))).x]).toEqual([name.x, name.x]);

  await open(pathTo("Setting"), { as: "admin" });
  const email = await boxOf(field(page, "邮箱"));
  expect([email.width, (await boxOf(field(page, "昵称"))).y - email.y]).toEqual([320, 52]);
  expect((await boxOf(button(page, "重置"))).x).toBe(email.x);
  expect(Math.abs(email.x - name.x)).toBeLessThanOrEqual(1);
});
