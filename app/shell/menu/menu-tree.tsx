import { AccordionChevron, NavLink } from "@mantine/core";
import type { ReactNode } from "react";
import { ScreenIcon } from "~/components/screen-icon";
import { useCurrentScreen } from "~/components/use-current-screen";
import type { MenuGroup, MenuLink } from "~/navigation/menu";
import { MenuAnchor } from "./menu-anchor";
import classes from "./menu-tree.module.css";
import { useOpenGroups } from "./open-groups";
import { useLabel } from "./use-label";

type Props = { groups: MenuGroup[]; onChoose?: () => void };

/** The menu with its groups to open and close; the current screen's group is open. */
export function MenuTree({ groups, onChoose }: Props) {
  const current = useCurrentScreen()?.name ?? "";
  const currentGroup = groups.find(({ children }) => children.some(({ name }) => name === current))?.name;
  const { open, toggle } = useOpenGroups({ screen: current, group: currentGroup });
  return (
    <ul className={classes.menu}>
      {groups.map((group) => (
        <li key={group.name}>
          {group.screen ? (
            <Entry
              link={group.screen}
              icon={<ScreenIcon name={group.icon} />}
              isCurrent={group.screen.name === current}
              onChoose={onChoose}
            />
          ) : (
            <Group group={group} opened={open(group.name)} toggle={toggle} current={current} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  );
}

type GroupProps = Pick<Props, "onChoose"> & {
  group: MenuGroup;
  opened: boolean;
  toggle: (name: string) => void;
  current: string;
};

/** Opens at once: sliding lays out the page in each of its frames, just when a screen is drawn. */
function Group({ group, opened, toggle, current, onChoose }: GroupProps) {
  const labelOf = useLabel();
  // What is marked is what can be seen: the group stands for its screen while it is closed.
  const isCurrent = !opened && group.children.some(({ name }) => name === current);
  return (
    <>
      <NavLink
        component="button"
        label={labelOf(group)}
        leftSection={<ScreenIcon name={group.icon} />}
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
            <Entry link={link} isCurrent={opened && link.name === current} onChoose={onChoose} inset />
          </li>
        ))}
      </ul>
    </>
  );
}

type EntryProps = Pick<Props, "onChoose"> & {
  link: MenuLink;
  isCurrent: boolean;
  icon?: ReactNode;
  inset?: boolean;
};

function Entry({ link, isCurrent, icon, inset, onChoose }: EntryProps) {
  const labelOf = useLabel();
  return (
    <NavLink
      component={MenuAnchor}
      to={link.path}
      label={labelOf(link)}
      leftSection={icon}
      active={isCurrent}
      aria-current={isCurrent ? "page" : undefined}
      className={inset ? classes.inset : undefined}
      onClick={onChoose}
    />
  );
}
