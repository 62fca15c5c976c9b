import { expect, test } from "vitest";
import { figureIcon } from "~/routes/workplace/figure-icon";

test.each([
  ["主页访问量", "Home page visits", "home"],
  ["项目访问量", "Project visits", "folder"],
  ["新增内容数", "New items", "file-plus"],
  ["待处理评论", "Pending comments", "message"],
  ["转化率", "Conversion", "chart-bar"],
])("%s and %s have an icon of what they count", (chinese, english, icon) => {
  expect(figureIcon(chinese)).toBe(figureIcon(english));
  expect(figureIcon(chinese).displayName?.toLowerCase()).toContain(icon.replace("-", ""));
});
