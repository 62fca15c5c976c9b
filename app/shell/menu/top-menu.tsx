import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { ScreenIcon } from "~/components/display/screen-icon";
import type { MenuGroup } from "~/navigation/menu";
import { useFitting } from "./fitting";
import { MenuBar } from "./menu-bar";
import bar from "./menu-bar.module.css";
import { MenuNav } from "./menu-nav";
import classes from "./top-menu.module.css";
import { useLabel } from "./use-label";
import type { Menu } from "./use-menu";

/** The gap of the row in px, as in menu-bar.module.css. */
const GAP = 4;

export function TopMenu({ menu }: { menu: Menu }) {
  return (
    <MenuNav menu={menu} look="row">
      <Row groups={menu.groups} />
    </MenuNav>
  );
}

/** The groups that fit; the others are in the fly-out 更多. */
function Row({ groups }: { groups: MenuGroup[] }) {
  const { t } = useTranslation("console");
  const labelOf = useLabel();
  const width = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const count = useFitting(width, ruler, GAP);
  const more = t("menu.more");
  return (
    <div ref={width} className={classes.room}>
      <MenuBar
        groups={groups.slice(0, count)}
        orientation="horizontal"
        rest={{ label: more, groups: groups.slice(count) }}
      />
      <div className={classes.measured} aria-hidden>
        <div ref={ruler} className={classes.ruler}>
          {groups.map((group) => (
            <span key={group.name} className={bar.entry}>
              <ScreenIcon name={group.icon} />
              <span>{labelOf(group)}</span>
              {!group.screen && <IconChevronDown />}
            </span>
          ))}
          <span className={bar.entry}>
            <span>{more}</span>
            <IconChevronDown />
          </span>
        </div>
      </div>
    </div>
  );
}
