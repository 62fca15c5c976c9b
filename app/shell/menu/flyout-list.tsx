import { NavLink } from "@mantine/core";
import { forwardRef } from "react";
import { TabLink } from "~/features/tabs/tab-link";
import type { FlyoutSection } from "./flyout-entry";
import classes from "./menu-bar.module.css";
import { useLabel } from "./use-label";

type Props = { sections: FlyoutSection[]; current: string; onSelect: () => void };

export const FlyoutList = forwardRef<HTMLDivElement, Props>(({ sections, current, onSelect }, ref) => {
  const labelOf = useLabel();
  return (
    <div ref={ref} data-flyout>
      {sections.map(({ title, links }) => (
        <div key={title + links[0]?.path}>
          {title && <p className={classes.title}>{title}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <NavLink
                  component={TabLink}
                  to={link.path}
                  label={labelOf(link)}
                  active={link.name === current}
                  aria-current={link.name === current ? "page" : undefined}
                  onClick={onSelect}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
});
