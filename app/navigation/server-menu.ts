import type { MenuEntry } from "~/api/user";
import { isWebAddress } from "~/lib/text/web-address";
import { canAccess } from "./access";
import { findGroup, groupOf, type MenuGroup, type MenuLink } from "./menu";
import { findScreen } from "./paths";
import type { Role } from "./roles";
import { groups, type IconName } from "./screens";

type ServerMenu = {
  menu: MenuGroup[];
  /** Names that are neither a screen nor a group of this console. */
  unknown: string[];
};

const inOrder = (entries: readonly MenuEntry[]) => [...entries].sort((a, b) => a.meta.order - b.meta.order);
const iconNamed = (name: string): IconName | undefined => groups.find(({ icon }) => icon === name)?.icon;

/**
 * The menu from a server's entries: groups and screens of the console by name, and web addresses, each once and in the
 * server's order. Screens that the role may not see are left out.
 */
export function menuFromServer(entries: readonly MenuEntry[], role: Role): ServerMenu {
  const unknown: string[] = [];
  const added = new Set<string>();

  function linkOf({ name, path }: MenuEntry): MenuLink[] {
    if (isWebAddress(path)) {
      if (added.has(path)) return [];
      added.add(path);
      // Two addresses may have the same name.
      return [{ name: path, path, text: name || path }];
    }
    const screen = findScreen(name);
    if (!screen || screen.bare) {
      unknown.push(name);
      return [];
    }
    if (added.has(name) || !canAccess(screen, role)) return [];
    added.add(name);
    return [screen];
  }

  const menu = inOrder(entries).flatMap((entry): MenuGroup[] => {
    const group = findGroup(entry.name);
    if (group) return groupOf(group, inOrder(entry.children).flatMap(linkOf));
    const icon = iconNamed(entry.meta.icon) ?? findGroup(findScreen(entry.name)?.group)?.icon ?? "link";
    return linkOf(entry).map((link) => ({ ...link, icon, screen: link, children: [] }));
  });
  return { menu, unknown };
}
