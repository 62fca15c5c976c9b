import type { listMenu } from "~/api/user";
import type { GroupName, ScreenName } from "~/navigation/screens";
import type { AnswerOf } from "../backend/declared-call";

type MenuEntry = AnswerOf<typeof listMenu>[number];

const child = (name: ScreenName, path: string, locale: string, order: number): MenuEntry => ({
  path,
  name,
  meta: { locale, requiresAuth: true, icon: "", order },
  children: [],
});

const group = (
  name: GroupName,
  path: string,
  meta: Omit<MenuEntry["meta"], "requiresAuth">,
  children: MenuEntry[],
): MenuEntry => ({ path, name, meta: { ...meta, requiresAuth: true }, children });

/** What a server may offer as the side menu: a choice of the console's screens, here without 异常页. */
export const menu: MenuEntry[] = [
  group("Home", "/", { locale: "menu.home", icon: "workplace", order: 0 }, [
    child("Workplace", "/workplace", "menu.home.workplace", 0),
  ]),
  group("List", "/list", { locale: "menu.list", icon: "list", order: 2 }, [
    child("SearchTable", "/list/search-table", "menu.list.searchTable", 0),
    child("Card", "/list/card", "menu.list.card", 1),
  ]),
  group("Form", "/form", { locale: "menu.form", icon: "form", order: 3 }, [
    child("Step", "/form/step", "menu.form.step", 0),
    child("Group", "/form/group", "menu.form.group", 1),
  ]),
  group("Profile", "/profile", { locale: "menu.profile", icon: "profile", order: 4 }, [
    child("Basic", "/profile/basic", "menu.profile.basic", 0),
  ]),
  group("Result", "/result", { locale: "menu.result", icon: "result", order: 5 }, [
    child("Success", "/result/success", "menu.result.success", 0),
    child("Error", "/result/error", "menu.result.error", 1),
  ]),
  group("User", "/user", { locale: "menu.user", icon: "user", order: 7 }, [
    child("Info", "/user/info", "menu.user.info", 0),
    child("Setting", "/user/setting", "menu.user.setting", 1),
  ]),
];
