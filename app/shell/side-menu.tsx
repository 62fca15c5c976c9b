import { NavLink } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ScreenIcon } from "~/components/screen-icon";
import { useCurrentScreen } from "~/components/use-current-screen";
import { type MenuGroup, menuFor } from "~/navigation/menu";
import type { Role, Screen } from "~/navigation/screens";
import { useOpenGroups } from "./open-groups";
import classes from "./side-menu.module.css";

type Props = { role: Role; onChoose?: () => void };

/** The menu of a role, in the spec's order; the current screen's group is open. */
export function SideMenu({ role, onChoose }: Props) {
  const { t } = useTranslation("console");
  const current = useCurrentScreen()?.name ?? "";
  const groups = menuFor(role);
  const currentGroup = groups.find(({ children }) => children.some(({ name }) => name === current))?.name;
  const { open, toggle } = useOpenGroups({ screen: current, group: currentGroup });
  return (
    <nav aria-label={t("frame.menu")} className={classes.menu}>
      <ul>
        {groups.map((group) => (
          <li key={group.name}>
            {group.screen ? (
              <Entry
                screen={group.screen}
                icon={<ScreenIcon name={group.icon} />}
                current={current}
                onChoose={onChoose}
              />
            ) : (
              <Group group={group} opened={open(group.name)} toggle={toggle} current={current} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type GroupProps = Pick<Props, "onChoose"> & {
  group: MenuGroup;
  opened: boolean;
  toggle: (name: string) => void;
  current: string;
};

function Group({ group, opened, toggle, current, onChoose }: GroupProps) {
  const { t } = useTranslation("screens");
  return (
    <NavLink
      component="button"
      label={t(group.title)}
      leftSection={<ScreenIcon name={group.icon} />}
      opened={opened}
      aria-expanded={opened}
      onClick={() => toggle(group.name)}
      childrenOffset={0}
    >
      <ul>
        {group.children.map((screen) => (
          <li key={screen.name}>
            <Entry screen={screen} current={current} onChoose={onChoose} inset />
          </li>
        ))}
      </ul>
    </NavLink>
  );
}

type EntryProps = Pick<Props, "onChoose"> & {
  screen: Screen;
  current: string;
  icon?: React.ReactNode;
  inset?: boolean;
};

function Entry({ screen, current, icon, inset, onChoose }: EntryProps) {
  const { t } = useTranslation("screens");
  const active = screen.name === current;
  return (
    <NavLink
      component={Link}
      to={screen.path}
      prefetch="intent"
      label={t(screen.title)}
      leftSection={icon}
      active={active}
      aria-current={active ? "page" : undefined}
      className={inset ? classes.inset : undefined}
      onClick={onChoose}
    />
  );
}
