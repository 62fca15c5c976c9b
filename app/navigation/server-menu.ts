import type { MenuEntry } from "~/api/user";
import { isWebAddress } from "~/lib/text/web-address";
import { canAccess } from "./access";
import { findGroup, groupOf, type MenuGroup, type MenuLink } from "./menu";
import { findScreen } from "./paths";
import { ROLES, type Role } from "./roles";
import { groups, type IconName } from "./screens";

type ServerMenu = {
  menu: MenuGroup[];
  /** Names that are neither a screen nor a group of this console. */
  unknown: string[];
};

/** The translation key of another console, such as `menu.list.card`. */
const TRANSLATION_KEY = /^[\w-]+(\.[\w-]+)+$/;
const LABEL_LIMIT = 60;

const inOrder = (entries: readonly MenuEntry[]) => [...entries].sort((a, b) => a.meta.order - b.meta.order);
const iconNamed = (name: string): IconName | undefined => groups.find(({ icon }) => icon === name)?.icon;

/** The server's own words for an entry; empty if it has none. */
function wordsOf({ meta }: MenuEntry): string {
  const text = meta.locale.trim();
  return TRANSLATION_KEY.test(text) ? "" : text.slice(0, LABEL_LIMIT);
}

/**
 * The menu from a server's entries: groups and screens of the console by name, groups of the server's own, and web
 * addresses, each once, in the server's order and in its words where it has any. Screens that the role may not see are
 * left out.
 */
export function menuFromServer(entries: readonly MenuEntry[], role: Role): ServerMenu {
  const unknown: string[] = [];
  const added = new Set<string>();

  function linkOf(entry: MenuEntry): MenuLink[] {
    const { name, path } = entry;
    if (isWebAddress(path)) {
      if (added.has(path)) return [];
      added.add(path);
      // Two addresses may have the same name.
      return [{ name: path, path, text: wordsOf(entry) || name || path }];
    }
    const screen = findScreen(name);
    if (!screen || screen.bare) {
      unknown.push(name);
      return [];
    }
    if (added.has(name) || !canAccess(screen, role)) return [];
    added.add(name);
    const text = wordsOf(entry);
    return [text ? { name, path: screen.path, text } : screen];
  }

  const linksOf = (children: readonly MenuEntry[]) => inOrder(children).flatMap(linkOf);

  const menu = inOrder(entries).flatMap((entry, index): MenuGroup[] => {
    const text = wordsOf(entry);
    const group = findGroup(entry.name);
    if (group)
      return groupOf(group, linksOf(entry.children)).map((own) => {
        const { name, icon, screen, children } = own;
        return text ? { name, icon, screen, children, text } : own;
      });
    const icon = iconNamed(entry.meta.icon);
    if (entry.children.length > 0 && !findScreen(entry.name)) {
      const children = linksOf(entry.children);
      if (children.length === 0) return [];
      return [{ name: `${index}:${entry.name}`, icon: icon ?? "list", text: text || entry.name, children }];
    }
    const ownIcon = icon ?? findGroup(findScreen(entry.name)?.group)?.icon ?? "link";
    return linkOf(entry).map((link) => ({ ...link, icon: ownIcon, screen: link, children: [] }));
  });
  return { menu, unknown };
}

const reported = new Set<string>();

/** Warns of each unknown screen once in the browser's console. */
function warnUnknownScreens(unknown: readonly string[]): void {
  const newNames = unknown.filter((name) => !reported.has(name));
  for (const name of newNames) reported.add(name);
  if (newNames.length > 0)
    console.warn(`The server's menu names screens that this console does not have: ${newNames.join(", ")}`);
}

export type ServerMenus = ReadonlyMap<Role, MenuGroup[]>;

/** The menu of each role; screens that the console does not have are reported. */
export function menusFromServer(entries: readonly MenuEntry[]): ServerMenus {
  warnUnknownScreens(menuFromServer(entries, "admin").unknown);
  return new Map(ROLES.map((role) => [role, menuFromServer(entries, role).menu]));
}
