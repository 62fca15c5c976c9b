import titles from "~/i18n/zh-CN/screens";
import { canAccess } from "~/navigation/access";
import { screens } from "~/navigation/screens";
import { expect, test } from "./fixtures";
import { role } from "./parts";

for (const account of ["admin", "user"] as const) {
  test(`every screen of ${account} opens`, async ({ user, logIn }) => {
    await logIn(account);
    const open = screens.filter((screen) => !screen.bare && screen.name !== "notFound");
    for (const { path, title } of open.filter((screen) => canAccess(screen, account))) {
      await test.step(path, async () => {
        await user.opens(path);
        await user.sees(role("main"));
        await expect.poll(() => user.evaluate("document.title")).toBe(`${titles[title]} - 管理控制台`);
        await user.sees(role("heading"));
        await expect.poll(() => user.evaluate("document.querySelectorAll('[data-skeleton]').length")).toBe(0);
        await user.isAt(path);
      });
    }
  });
}
