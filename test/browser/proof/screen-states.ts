import { expect, type Page } from "@playwright/test";
import { canAccess } from "~/navigation/access";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import { type ScreenName, screens } from "~/navigation/screens";
import { button, fillFirstStep, fillSecondStep } from "../forms";

/** A screen, or a state of it that its address alone does not show. */
export type ScreenState = {
  name: string;
  path: string;
  /** Brings the opened screen into the state; works only in Chinese if `isChinese` is set. */
  prepare?: (page: Page) => Promise<void>;
  isChinese?: true;
  /** Needs the room of a table: below, a list is rows of text. */
  isWide?: true;
  /** A selector of the parts to test; the main area when left out. */
  within?: string;
  size?: { width: number; height: number };
};

/** An example path for each pattern. */
const EXAMPLES: Record<string, string> = { "/*": "/no/such/screen" };

/** Every screen inside the frame. */
export const framedScreens = screens
  .filter(({ requiresAuth, bare }) => requiresAuth && !bare)
  .map((screen) => ({ ...screen, path: EXAMPLES[screen.path] ?? screen.path }));

const selectRow = async (page: Page) => {
  await page.getByRole("grid").getByRole("checkbox").nth(1).check();
};
const submit = async (page: Page) => {
  await page.locator("form [type=submit]:visible").click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
};
const secondStep = async (page: Page) => {
  await fillFirstStep(page);
  await button(page, "下一步").click();
  await fillSecondStep(page);
};
const thirdStep = async (page: Page) => {
  await secondStep(page);
  await button(page, "提交").click();
  await expect(button(page, "查看详情")).toBeVisible();
};

type StateOfScreen = Omit<ScreenState, "path"> & { query?: string; role?: Role };

/** States that are not shown by opening the address. */
const EXTRA_STATES: { [name in ScreenName]?: StateOfScreen[] } = {
  SearchTable: [
    {
      name: "filtered, a row chosen",
      query: "?status=online&sort=-count",
      role: "admin",
      prepare: selectRow,
      isWide: true,
    },
    { name: "nothing found", query: "?name=zzz" },
  ],
  Card: [{ name: "nothing found", query: "?search=zzz" }],
  Step: [
    { name: "all wrong", prepare: submit },
    { name: "second", prepare: secondStep, isChinese: true },
    { name: "third", prepare: thirdStep, isChinese: true },
  ],
  Group: [{ name: "all wrong", prepare: submit }],
  Setting: [
    { name: "security", query: "?tab=security" },
    { name: "certification", query: "?tab=certification" },
  ],
  Message: [
    { name: "to-dos", query: "?tab=todo" },
    { name: "nothing found", query: "?search=zzz" },
  ],
};

/** The screens that a role may see, with their states. */
export const screenStates = (role: Role): [screen: string, states: ScreenState[]][] =>
  framedScreens
    .filter((screen) => canAccess(screen, role))
    .map(({ name, path }) => {
      const states = Object.entries(EXTRA_STATES).find(([of]) => of === name)?.[1] ?? [];
      const own = states.filter((state) => !state.role || state.role === role);
      const more = own.map((state) => ({ ...state, name: `${name}, ${state.name}`, path: path + (state.query ?? "") }));
      return [name, [{ name, path }, ...more]];
    });

/** The frame with tabs and menu, also on a phone. */
export const FRAME_STATES: ScreenState[] = [
  { name: "frame", path: pathTo("404"), within: "body" },
  { name: "frame on a phone", path: pathTo("404"), within: "body", size: { width: 390, height: 844 } },
];

export const LOGIN_STATES: ScreenState[] = [
  { name: "login", path: pathTo("Login"), within: "body" },
  { name: "login, refused", path: pathTo("Login"), within: "main", prepare: submit },
  {
    name: "login, by phone",
    path: pathTo("Login"),
    within: "main",
    prepare: (page) => page.getByRole("tab").nth(1).click(),
  },
];
