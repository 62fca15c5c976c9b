import { canAccess } from "./access";
import type { Role } from "./roles";
import { type Group, groups, type IconName, type Screen, type ScreenTitle, screens } from "./screens";

/** A translation key of the screens, or a text from the server. */
export type Label = { title: ScreenTitle } | { text: string };

/** An entry that links to a screen or a web address. */
export type MenuLink = Label & { name: string; path: string };

/** A group of the menu; one with a `screen` is a link itself. */
export type MenuGroup<Link extends MenuLink = MenuLink> = Label & {
  name: string;
  icon: IconName;
  screen?: Link;
  children: Link[];
};

export const findGroup = (name: string | undefined): Group | undefined => groups.find((group) => group.name === name);

/** The group with these links, or none without links; a group that hides its children becomes its first link. */
export function groupOf<Link extends MenuLink>(
  { name, icon, title, hideChildren }: Group,
  children: Link[],
): MenuGroup<Link>[] {
  const [first] = children;
  if (!first) return [];
  return hideChildren ? [{ ...first, name, icon, screen: first, children: [] }] : [{ name, icon, title, children }];
}

/** The menu of a role, without empty groups. */
export function menuFor(role: Role): MenuGroup<Screen>[] {
  const ofGroup = (name: string) =>
    screens.filter((screen: Screen) => screen.group === name && canAccess(screen, role));
  return groups.flatMap((group) => groupOf(group, ofGroup(group.name)));
}

/** The titles of the screen's group and of the screen; a group that hides its children is left out. */
export function breadcrumbOf(screen: Screen): ScreenTitle[] {
  const group = findGroup(screen.group);
  return group && !group.hideChildren ? [group.title, screen.title] : [screen.title];
}
