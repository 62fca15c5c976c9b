import { routes } from "#mocks/handlers";
import consoleTexts from "~/i18n/zh-CN/console";
import titles from "~/i18n/zh-CN/screens";
import { canAccess, firstAllowed } from "~/navigation/access";
import { menuFor } from "~/navigation/menu";
import { pathTo, screenAt } from "~/navigation/paths";
import { hasPermission, PERMISSIONS, type Permission } from "~/navigation/permissions";
import { otherRoles, ROLES, type Role } from "~/navigation/roles";
import type { Screen, ScreenName } from "~/navigation/screens";
import { expect, type Page, test } from "../fixtures";
import { chooseInAccountMenu, FAILED_CALL, logInButton, mainMenu } from "../support";
import { accessDeniedTexts, expectToast, FAILURE, toastsWith } from "../toasts";
import { numberControls, prepareCrawl, stablePageHash } from "./controls";
import { framedScreens } from "./screen-states";
import { WRITES } from "./writes";

/** Generated from the tables of screens, roles and permissions, so that every combination is tested. */
const titleOf = ({ title }: Screen) => titles[title];
const switchTo = (page: Page, role: Role) => chooseInAccountMenu(page, `切换角色：${consoleTexts.account.role[role]}`);

/** Expects the screen and its title for an allowed role, and the refusal for any other. */
async function expectScreen(page: Page, toasts: string[], wanted: Screen, role: Role) {
  const isAllowed = canAccess(wanted, role);
  const screen = isAllowed ? wanted : screenAt(firstAllowed(role));
  await expect(page).toHaveURL(screen.path);
  await expect(page).toHaveTitle(`${titleOf(screen)} - 管理控制台`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(mainMenu(page).locator("[aria-current]")).toHaveText(screen.group ? [titleOf(screen)] : []);
  if (isAllowed) expect(toastsWith(toasts, "无权访问")).toEqual([]);
  else await expectToast(toasts, ...accessDeniedTexts(titleOf(wanted)));
  toasts.length = 0;
}

test("logged out, every screen leads to the login, which remembers the screen's name", async ({ page }) => {
  for (const { name, path } of framedScreens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(name === "Workplace" ? pathTo("Login") : `${pathTo("Login")}?redirect=${name}`);
      await expect(logInButton(page)).toBeVisible();
      await expect(page).toHaveTitle("登录 - 管理控制台");
      await expect(page.getByText("无权访问")).toHaveCount(0);
    });
  }
});

for (const role of ROLES) {
  test(`${role}: every screen is either shown or refused`, async ({ page, open, toasts }) => {
    test.slow();
    await open(pathTo("404"), { as: role });
    for (const screen of framedScreens) {
      await test.step(screen.path, async () => {
        await page.goto(screen.path);
        await expectScreen(page, toasts, screen, role);
      });
    }
  });

  test(`${role}: switching the role on every screen either stays or leads away`, async ({ page, open, toasts }) => {
    test.slow();
    for (const screen of framedScreens.filter((one) => canAccess(one, role))) {
      await test.step(screen.path, async () => {
        for (const other of otherRoles(role)) {
          await open(screen.path, { as: role });
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await switchTo(page, other);
          await expectScreen(page, toasts, screen, other);
        }
      });
    }
  });

  test(`${role}: menu, quick links and palette offer the allowed screens and nothing else`, async ({ page, open }) => {
    const allowed = framedScreens.filter((screen) => canAccess(screen, role));
    const inMenu = menuFor(role).flatMap(({ screen, children }) => (screen ? [screen] : children));
    await open(pathTo("Workplace"), { as: role });
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
    const offered = allowed.filter(({ path }) => !path.includes("no/such") && path !== pathTo("Workplace"));
    for (const screen of offered) await expect(options.filter({ hasText: titleOf(screen) }).first()).toBeVisible();
    for (const screen of framedScreens.filter((one) => !canAccess(one, role))) {
      await expect(options.filter({ hasText: titleOf(screen) })).toHaveCount(0);
    }
  });
}

/** The controls of each permission, as regular expressions of role and name. */
const CONTROLS: { [name in Permission]?: { screen: ScreenName; controls: RegExp } } = {
  "policy:write": {
    screen: "SearchTable",
    controls: /^(button (新建|批量导入)$|checkbox 选择|button (编辑|上线|下线|更多操作))/,
  },
  "queue:write": { screen: "Card", controls: /^button (新建质检队列|删除$|质检$)/ },
  "service:write": { screen: "Card", controls: /^button (开通服务|取消服务|续约服务)$/ },
  "rule:write": { screen: "Card", controls: /^switch / },
};
/** Those of any other permission: of the list of records whose screen has the path of its calls. */
const LIST_CONTROLS = /^(button (新建|批量导入)$|checkbox 选择|button (编辑|更多操作))/;
const screenOf = (permission: Permission): string | undefined => {
  const paths = routes.filter((route) => route.permission === permission).map(({ spec }) => spec.path);
  return CONTROLS[permission]?.screen ?? framedScreens.find(({ path }) => paths.includes(`/api${path}`))?.name;
};
const permissions = Object.keys(PERMISSIONS).filter((name): name is Permission => name in PERMISSIONS);

for (const screen of framedScreens) {
  const roles = ROLES.filter((role) => canAccess(screen, role));
  if (roles.length < 2) continue;
  const gated = permissions.filter((permission) => screenOf(permission) === screen.name);
  const isOf = (permission: Permission) => (label: string) =>
    (CONTROLS[permission]?.controls ?? LIST_CONTROLS).test(label);
  const forAll = (labels: string[]) => labels.filter((label) => !gated.some((one) => isOf(one)(label)));
  const permitted = (labels: string[]) => gated.filter((permission) => labels.some(isOf(permission)));

  test(`${screen.name}: shows the controls of each role, also after switching the role and back`, async ({
    page,
    open,
  }) => {
    await prepareCrawl(page);
    const labelsOf = async (role: Role) => {
      await stablePageHash(page);
      const labels = (await numberControls(page, "main")).map(({ label }) => label);
      expect(permitted(labels), role).toEqual(gated.filter((permission) => hasPermission(permission, role)));
      return labels;
    };
    for (const role of roles) {
      await open(screen.path, { as: role });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const own = await labelsOf(role);
      for (const other of roles.filter((one) => one !== role)) {
        await switchTo(page, other);
        expect(forAll(await labelsOf(other))).toEqual(forAll(own));
        await switchTo(page, role);
        expect(await labelsOf(role)).toEqual(own);
      }
    }
  });
}

/** The permission that the demonstration backend requires for a call, given as `METHOD /path`. */
const permissionOf = (call: string) => routes.find(({ spec }) => call === `${spec.method} ${spec.path}`)?.permission;

for (const { call, path, prepare, send } of WRITES) {
  const permission = permissionOf(call);
  const [permittedRoles, forbiddenRoles] = [true, false].map((has) =>
    ROLES.find((role) => permission && hasPermission(permission, role) === has),
  );
  if (!permittedRoles || !forbiddenRoles) continue;
  test(`${call} is refused by the server when a user switches to the admin role`, async ({
    page,
    open,
    allow,
    toasts,
  }) => {
    allow(FAILED_CALL);
    await page.clock.install();
    await open(path, { as: forbiddenRoles });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await switchTo(page, permittedRoles);
    await prepare?.(page);
    await send(page);
    await expectToast(toasts, FAILURE, "没有权限");
    // An open form is in the query.
    await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).startsWith(path));
  });
}
