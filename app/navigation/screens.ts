import type { Translations } from "~/i18n/translations";
import type { RoleList } from "./roles";

export type ScreenTitle = keyof Translations["screens"];
export type IconName = "workplace" | "list" | "form" | "profile" | "result" | "exception" | "user" | "link";

export type Group = {
  name: string;
  title: ScreenTitle;
  icon: IconName;
  /** The position in the menu. */
  order: number;
  hideChildren?: true;
};

type ScreenRow = {
  name: string;
  path: string;
  title: ScreenTitle;
  /** The menu group; a screen without one is not in the menu. */
  group?: GroupName;
  requiresAuth: boolean;
  /** `*` is any role. Without a list every logged-in user may see the screen. */
  roles?: RoleList;
  /** The screen is rendered outside the frame. */
  bare?: true;
};

const GROUPS = [
  { name: "Home", title: "home", icon: "workplace", order: 0, hideChildren: true },
  { name: "List", title: "list", icon: "list", order: 2 },
  { name: "Form", title: "form", icon: "form", order: 3 },
  { name: "Profile", title: "profile", icon: "profile", order: 4 },
  { name: "Result", title: "result", icon: "result", order: 5 },
  { name: "Exception", title: "exception", icon: "exception", order: 6 },
  { name: "User", title: "user", icon: "user", order: 7 },
] as const satisfies readonly Group[];

export type GroupName = (typeof GROUPS)[number]["name"];

/** The groups in the order of the menu. */
export const groups: readonly Group[] = GROUPS.toSorted((one, other) => one.order - other.order);

const ANY = ["*"] as const;
const ADMIN = ["admin"] as const;

const SCREENS = [
  { name: "Login", path: "/login", title: "login", requiresAuth: false, bare: true },
  { name: "Home", path: "/", title: "workplace", requiresAuth: true, bare: true },
  { name: "Redirect", path: "/redirect/*", title: "redirect", requiresAuth: true, bare: true },
  { name: "Workplace", path: "/workplace", title: "workplace", group: "Home", requiresAuth: true },
  {
    name: "SearchTable",
    path: "/list/search-table",
    title: "searchTable",
    group: "List",
    requiresAuth: true,
    roles: ANY,
  },
  { name: "Card", path: "/list/card", title: "card", group: "List", requiresAuth: true, roles: ANY },
  { name: "Step", path: "/form/step", title: "step", group: "Form", requiresAuth: true, roles: ADMIN },
  { name: "Group", path: "/form/group", title: "group", group: "Form", requiresAuth: true, roles: ADMIN },
  { name: "Basic", path: "/profile/basic", title: "basic", group: "Profile", requiresAuth: true, roles: ADMIN },
  { name: "Success", path: "/result/success", title: "success", group: "Result", requiresAuth: true, roles: ADMIN },
  { name: "Error", path: "/result/error", title: "error", group: "Result", requiresAuth: true, roles: ADMIN },
  { name: "403", path: "/exception/403", title: "403", group: "Exception", requiresAuth: true, roles: ADMIN },
  { name: "404", path: "/exception/404", title: "404", group: "Exception", requiresAuth: true, roles: ANY },
  { name: "500", path: "/exception/500", title: "500", group: "Exception", requiresAuth: true, roles: ANY },
  { name: "Info", path: "/user/info", title: "info", group: "User", requiresAuth: true, roles: ANY },
  { name: "Setting", path: "/user/setting", title: "setting", group: "User", requiresAuth: true, roles: ANY },
  { name: "Message", path: "/message", title: "message", requiresAuth: true, roles: ANY },
  { name: "notFound", path: "/*", title: "notFound", requiresAuth: true },
] as const satisfies readonly ScreenRow[];

export type ScreenName = (typeof SCREENS)[number]["name"];
export type Screen = ScreenRow & { name: ScreenName };

/** All screens of the console; router, guard, menu, breadcrumb and titles are derived from this table. */
export const screens: readonly Screen[] = SCREENS;
