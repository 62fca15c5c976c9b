import { expect, test } from "vitest";
import { outlineHtml } from "~/start/outline-html";

test("a browser without JavaScript is told in both languages what the console needs", () => {
  const [, noScript = ""] = outlineHtml().split(/<\/?noscript>/);
  expect(noScript).toContain('<p lang="zh-CN">请在浏览器中启用 JavaScript');
  expect(noScript).toContain('<p lang="en-US">Please enable JavaScript');
});
