import { canAccess } from "./access";
import { type Group, groups, type IconName, type Role, type Screen, type ScreenTitle, screens } from "./screens";

/** A group of the menu; one that hides its children is the entry of its first screen. */
export type MenuGroup = { name: string; title: ScreenTitle; icon: IconName; screen?: Screen; children: Screen[] };

const all: readonly Group[] = groups;

/** The menu of a role, in the spec's order, without empty groups. */
export function menuFor(role: Role): MenuGroup[] {
  return all.flatMap((group): MenuGroup[] => {
    const children = screens.filter((screen: Screen) => screen.group === group.name && canAccess(screen, role));
    const [first] = children;
    if (!first) return [];
    const { name, icon } = group;
    return group.hideChildren
      ? [{ name, icon, title: first.title, screen: first, children: [] }]
      : [{ name, icon, title: group.title, children }];
  });
}

/** The titles from the group to the screen itself; a group that hides its children is left out. */
export function trailOf(screen: Screen): ScreenTitle[] {
  const group = all.find((candidate) => candidate.name === screen.group);
  return group && !group.hideChildren ? [group.title, screen.title] : [screen.title];
}
