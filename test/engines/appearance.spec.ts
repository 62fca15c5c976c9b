import { expect, test } from "./fixtures";
import { button, dialog, role, text, within } from "./parts";

const drawer = dialog("应用配置");
const style = (property: string) => `getComputedStyle(document.documentElement).getPropertyValue("${property}")`;

test("changes the theme, its colour and the frame", async ({ user, logIn }) => {
  await logIn("admin");
  await user.opens("/list/card");
  await user.clicks(button("应用配置"));
  await user.clicks(within(drawer, button("柠檬黄")));
  await expect.poll(() => user.evaluate(style("--primary-6"))).toMatch(/^#fadc19$/i);
  await user.clicks(within(drawer, role("switch", "底部")));
  await user.seesNo(text(/^版本 \d/));
  await user.presses("Escape");
  await user.seesNo(drawer);
  await user.clicks(button("切换到深色主题"));
  await user.sees(button("切换到浅色主题"));
  await user.reloads();
  await user.sees(button("切换到浅色主题"));
  expect(await user.evaluate("getComputedStyle(document.body).colorScheme")).toContain("dark");
});

/** Draws the page as it is printed: no driver of WebKit prints it. */
function showPrinted(): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (rule.media.mediaText === "print") rule.media.mediaText = "all";
        else if (rule.media.mediaText === "screen") rule.media.mediaText = "not all";
      }
      if (rule instanceof CSSGroupingRule) change(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) change(sheet.cssRules);
}

test("prints a page without its frame and controls", async ({ user, logIn }) => {
  await logIn("admin");
  await user.opens("/profile/basic");
  await user.sees(text("当前视频参数"));
  await user.evaluate("void (window.print = () => { window.isPrinted = true; })");
  await user.clicks(button("打印"));
  expect(await user.evaluate("window.isPrinted")).toBe(true);
  await user.evaluate(`(${showPrinted})()`);
  await user.seesNo(button("打印"));
  await user.seesNo(role("navigation", "主菜单"));
  await user.seesNo(text(/^版本 \d/));
  await user.sees(text("当前视频参数"));
});
