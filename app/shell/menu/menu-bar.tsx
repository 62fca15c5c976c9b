import { GroupIcon } from "~/components/display/group-icon";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { TabLink } from "~/features/tabs/tab-link";
import type { Orientation } from "~/lib/page/next-index";
import type { MenuGroup } from "~/navigation/menu";
import { moveFocus } from "./arrow-keys";
import { FlyoutEntry } from "./flyout-entry";
import classes from "./menu-bar.module.css";
import { useFlyout } from "./use-flyout";
import { useLabel } from "./use-label";

type Props = {
  groups: MenuGroup[];
  orientation: Orientation;
  /** Groups that do not fit into the row, in a fly-out at its end. */
  rest?: { label: string; groups: MenuGroup[] };
};

/** The menu as a row, or as a column of icons; a group opens a fly-out. */
export function MenuBar({ groups, orientation, rest }: Props) {
  const current = useCurrentScreen()?.name ?? "";
  const flyout = useFlyout();
  const labelOf = useLabel();
  const shared = { orientation, flyout, current };
  return (
    <ul className={classes.bar} data-orientation={orientation} onKeyDown={moveFocus(orientation)}>
      {groups.map((group) =>
        group.screen ? (
          <BarLink key={group.name} group={group} orientation={orientation} isCurrent={group.screen.name === current} />
        ) : (
          <FlyoutEntry
            key={group.name}
            name={group.name}
            label={labelOf(group)}
            icon={group.icon}
            sections={[{ title: orientation === "vertical" ? labelOf(group) : "", links: group.children }]}
            {...shared}
          />
        ),
      )}
      {rest && rest.groups.length > 0 && (
        <FlyoutEntry
          name="more"
          label={rest.label}
          sections={rest.groups.map((group) =>
            group.screen ? { title: "", links: [group.screen] } : { title: labelOf(group), links: group.children },
          )}
          {...shared}
        />
      )}
    </ul>
  );
}

type BarLinkProps = { group: MenuGroup; orientation: Orientation; isCurrent: boolean };

function BarLink({ group, orientation, isCurrent }: BarLinkProps) {
  const label = useLabel()(group);
  const isIconOnly = orientation === "vertical";
  return (
    <li>
      <TabLink
        to={group.screen?.path ?? ""}
        className={classes.entry}
        data-menu-entry
        aria-label={isIconOnly ? label : undefined}
        title={isIconOnly ? label : undefined}
        aria-current={isCurrent ? "page" : undefined}
      >
        <GroupIcon name={group.icon} />
        {!isIconOnly && <span>{label}</span>}
      </TabLink>
    </li>
  );
}
