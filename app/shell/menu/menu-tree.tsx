import { AccordionChevron, NavLink } from "@mantine/core";
import { memo } from "react";
import { GroupIcon } from "~/components/display/group-icon";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { TabLink } from "~/features/tabs/tab-link";
import type { MenuGroup, MenuLink } from "~/navigation/menu";
import classes from "./menu-tree.module.css";
import { useLabel } from "./use-label";
import { useOpenGroups } from "./use-open-groups";

type Props = { groups: MenuGroup[]; onSelect?: () => void };

/** The menu with collapsible groups. */
export function MenuTree({ groups, onSelect }: Props) {
  const current = useCurrentScreen()?.name ?? "";
  const currentGroup = groups.find((group) => containsScreen(group, current))?.name;
  const { open, toggle } = useOpenGroups({ screen: current, group: currentGroup });
  return (
    <ul className={classes.menu}>
      {groups.map((group) => (
        <li key={group.name}>
          {group.screen ? (
            <Entry
              link={group.screen}
              icon={group.icon}
              isCurrent={group.screen.name === current}
              onSelect={onSelect}
            />
          ) : (
            <Group
              group={group}
              opened={open(group.name)}
              toggle={toggle}
              current={group.name === currentGroup ? current : undefined}
              onSelect={onSelect}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const containsScreen = ({ children }: MenuGroup, screen: string) => children.some(({ name }) => name === screen);

type GroupProps = Pick<Props, "onSelect"> & {
  group: MenuGroup;
  opened: boolean;
  toggle: (name: string) => void;
  /** The current screen, if it is one of the group's. */
  current: string | undefined;
};

/** No transition: it would lay out the page in each frame while the screen renders. */
const Group = memo(function Group({ group, opened, toggle, current, onSelect }: GroupProps) {
  const labelOf = useLabel();
  // A closed group is marked as current instead of its screen.
  const isCurrent = !opened && current !== undefined;
  return (
    <>
      <NavLink
        component="button"
        label={labelOf(group)}
        leftSection={<GroupIcon name={group.icon} />}
        rightSection={<AccordionChevron />}
        opened={opened}
        aria-expanded={opened}
        active={isCurrent}
        aria-current={isCurrent || undefined}
        onClick={() => toggle(group.name)}
      />
      <ul hidden={!opened}>
        {group.children.map((link) => (
          <li key={link.path}>
            <Entry link={link} isCurrent={opened && link.name === current} onSelect={onSelect} inset />
          </li>
        ))}
      </ul>
    </>
  );
});

type EntryProps = Pick<Props, "onSelect"> & {
  link: MenuLink;
  isCurrent: boolean;
  icon?: MenuGroup["icon"];
  inset?: boolean;
};

/** Memoized: a navigation renders only the entries that change. */
const Entry = memo(function Entry({ link, isCurrent, icon, inset, onSelect }: EntryProps) {
  const labelOf = useLabel();
  return (
    <NavLink
      component={TabLink}
      to={link.path}
      label={labelOf(link)}
      leftSection={icon && <GroupIcon name={icon} />}
      active={isCurrent}
      aria-current={isCurrent ? "page" : undefined}
      className={inset ? classes.inset : undefined}
      onClick={onSelect}
    />
  );
});
