import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { GroupIcon } from "~/components/display/group-icon";
import type { MenuGroup } from "~/navigation/menu";
import { MenuBar } from "./menu-bar";
import bar from "./menu-bar.module.css";
import { MenuNav } from "./menu-nav";
import classes from "./top-menu.module.css";
import { useFittingCount } from "./use-fitting-count";
import { useLabel } from "./use-label";
import type { Menu } from "./use-menu";

/** The gap of the row in px, as in menu-bar.module.css. */
const GAP = 4;

export function TopMenu({ menu }: { menu: Menu }) {
  return (
    <MenuNav menu={menu} variant="row">
      <Row groups={menu.groups} />
    </MenuNav>
  );
}

/** The groups that fit; the others are in the fly-out More. */
function Row({ groups }: { groups: MenuGroup[] }) {
  const { t } = useTranslation("console");
  const labelOf = useLabel();
  const rowRef = useRef<HTMLDivElement>(null);
  const rulerRef = useRef<HTMLDivElement>(null);
  const count = useFittingCount(rowRef, rulerRef, GAP);
  const more = t("menu.more");
  return (
    <div ref={rowRef} className={classes.row}>
      <MenuBar
        groups={groups.slice(0, count)}
        orientation="horizontal"
        rest={{ label: more, groups: groups.slice(count) }}
      />
      <div className={classes.measurement} aria-hidden>
        <div ref={rulerRef} className={classes.ruler}>
          {groups.map((group) => (
            <span key={group.name} className={bar.entry}>
              <GroupIcon name={group.icon} />
              <span>{labelOf(group)}</span>
              {!group.screen && <IconChevronDown aria-hidden />}
            </span>
          ))}
          <span className={bar.entry}>
            <span>{more}</span>
            <IconChevronDown aria-hidden />
          </span>
        </div>
      </div>
    </div>
  );
}
