import type { listMenu } from "~/api/user";
import { type Group, groups, type Screen, screens } from "~/navigation/screens";
import type { ResponseOf } from "../backend/declared-call";

type MenuEntry = ResponseOf<typeof listMenu>[number];

const screensOf = ({ name }: Group) => screens.filter((screen: Screen) => screen.group === name);

const menuEntry =
  (group: Group) =>
  (screen: Screen, order: number): MenuEntry => ({
    path: screen.path,
    name: screen.name,
    meta: { locale: `menu.${group.title}.${screen.title}`, requiresAuth: true, icon: "", order },
    children: [],
  });

/** An example of a server's menu: the console's screens without 异常页. */
export const menu: MenuEntry[] = groups
  .filter(({ name }) => name !== "Exception")
  .map((group) => ({
    path: group.hideChildren ? "/" : `/${group.title}`,
    name: group.name,
    meta: { locale: `menu.${group.title}`, requiresAuth: true, icon: group.icon, order: group.order },
    children: screensOf(group).map(menuEntry(group)),
  }));
