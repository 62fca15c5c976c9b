import { readdirSync, readFileSync } from "node:fs";
import titles from "~/i18n/zh-CN/screens";
import { canAccess, firstAllowed } from "~/navigation/access";
import { menuFor } from "~/navigation/menu";
import { screenAt } from "~/navigation/paths";
import type { Role, Screen } from "~/navigation/screens";
import { expect, type Page, test } from "../fixtures";
import { chooseInAccountMenu, FAILED_CALL, failureToast, logInButton, mainMenu, refusalToast } from "../support";
import { controlsOf, prepareCrawl, steadyLookOf } from "./controls";
import { framed } from "./places";
import { WRITES } from "./writes";

/** Everything here is generated from the table of screens, and every cell is looked at in the browser. */
const ROLES = ["admin", "user"] as const;
const SWITCH: Record<Role, string> = { admin: "切换角色：管理员", user: "切换角色：普通用户" };
const titleOf = ({ title }: Screen) => titles[title];
const other = (role: Role): Role => (role === "admin" ? "user" : "admin");

/** Where a role comes that asks for the screen, and all that tells so. */
async function expectScreen(page: Page, wanted: Screen, role: Role) {
  const isAllowed = canAccess(wanted, role);
  const screen = isAllowed ? wanted : screenAt(firstAllowed(role));
  await expect(page).toHaveURL(screen.path);
  await expect(page).toHaveTitle(`${titleOf(screen)} - 管理控制台`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(mainMenu(page).locator("[aria-current]")).toHaveText(screen.group ? [titleOf(screen)] : []);
  if (isAllowed) await expect(page.getByText("无权访问")).toHaveCount(0);
  else await expect(refusalToast(page, titleOf(wanted))).toBeVisible();
}

test("nobody: every screen leads to the login, which keeps its name", async ({ page }) => {
  for (const { name, path } of framed) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(name === "Workplace" ? "/login" : `/login?redirect=${name}`);
      await expect(logInButton(page)).toBeVisible();
      await expect(page).toHaveTitle("登录 - 管理控制台");
      await expect(page.getByText("无权访问")).toHaveCount(0);
    });
  }
});

for (const role of ROLES) {
  test(`${role}: every screen is shown or refused`, async ({ page, open }) => {
    test.slow();
    await open("/exception/404", { as: role });
    for (const screen of framed) {
      await test.step(screen.path, async () => {
        await page.goto(screen.path);
        await expectScreen(page, screen, role);
      });
    }
  });

  test(`${role}, switched on every screen, stays or is led away`, async ({ page, open }) => {
    test.slow();
    for (const screen of framed.filter((one) => canAccess(one, role))) {
      await test.step(screen.path, async () => {
        await open(screen.path, { as: role });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await chooseInAccountMenu(page, SWITCH[other(role)]);
        await expectScreen(page, screen, other(role));
      });
    }
  });

  test(`${role}: menu, quick links and palette offer what the role may see, and nothing else`, async ({
    page,
    open,
  }) => {
    const allowed = framed.filter((screen) => canAccess(screen, role));
    const inMenu = menuFor(role).flatMap(({ screen, children }) => (screen ? [screen] : children));
    await open("/workplace", { as: role });
    const main = page.getByRole("region", { name: "快捷操作" });
    await expect(main.getByRole("link")).toHaveText(inMenu.filter(({ group }) => group !== "Home").map(titleOf));
    const closed = mainMenu(page).getByRole("button", { expanded: false });
    for (let left = await closed.count(); left > 0; left -= 1) {
      await closed.first().click();
      await expect(closed).toHaveCount(left - 1);
    }
    for (const { path } of inMenu) await expect(mainMenu(page).locator(`a[href="${path}"]`)).toHaveCount(1);
    await expect(mainMenu(page).getByRole("link")).toHaveCount(inMenu.length);
    await page.keyboard.press("Control+k");
    const options = page.getByRole("dialog").getByRole("option");
    const offered = allowed.filter(({ path }) => !path.includes("no/such") && path !== "/workplace");
    for (const screen of offered) await expect(options.filter({ hasText: titleOf(screen) }).first()).toBeVisible();
    for (const screen of framed.filter((one) => !canAccess(one, role))) {
      await expect(options.filter({ hasText: titleOf(screen) })).toHaveCount(0);
    }
  });
}

/** The controls that a role alone is given, by screen, as regular expressions of role and name. */
const GATED: Record<string, RegExp> = {
  SearchTable: /^(button (新建|批量导入)$|checkbox 选择|button (编辑|上线|下线|更多操作))/,
  Card: /^(button (新建质检队列|删除$|质检$|开通服务$|取消服务$|续约服务$)|switch )/,
};

test("the table of gated controls names every screen that has some, and no other", () => {
  const files = readdirSync("app/routes", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const gated = files.filter((file) => /<Allowed\b|\bhasRole\(/.test(readFileSync(`app/routes/${file}`, "utf8")));
  const places = gated.map((file) => framed.find(({ path }) => file.startsWith(`${path.slice(1)}/`))?.name ?? file);
  expect([...new Set(places)].toSorted()).toEqual(Object.keys(GATED).toSorted());
});

for (const screen of framed.filter((one) => canAccess(one, "user"))) {
  test(`${screen.name}: the controls of each role, also after a switch and back`, async ({ page, open }) => {
    await prepareCrawl(page);
    const labels = async () => {
      await steadyLookOf(page);
      return (await controlsOf(page, "main")).map(({ label }) => label);
    };
    const isGated = (label: string) => GATED[screen.name]?.test(label) ?? false;
    for (const as of ROLES) {
      await open(screen.path, { as });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const own = await labels();
      await chooseInAccountMenu(page, SWITCH[other(as)]);
      const switched = await labels();
      await chooseInAccountMenu(page, SWITCH[as]);
      expect(await labels()).toEqual(own);
      const [admin, user] = as === "admin" ? [own, switched] : [switched, own];
      expect(user.filter(isGated)).toEqual([]);
      expect(admin.filter((label) => !isGated(label))).toEqual(user);
      expect(admin.some(isGated)).toBe(screen.name in GATED);
    }
  });
}

for (const { call, path, prepare, send } of WRITES.filter(({ path }) => path.startsWith("/list/"))) {
  test(`${call} by a user who took the other role: the server's no stands`, async ({ page, open, allow }) => {
    allow(FAILED_CALL);
    await page.clock.install();
    await open(path, { as: "user" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await chooseInAccountMenu(page, SWITCH.admin);
    await prepare?.(page);
    await send(page);
    await expect(failureToast(page)).toContainText("没有权限");
    await expect(page).toHaveURL(path);
  });
}
