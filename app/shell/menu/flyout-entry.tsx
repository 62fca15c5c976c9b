import { Popover, UnstyledButton } from "@mantine/core";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { type FocusEvent, type KeyboardEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { GroupIcon } from "~/components/display/group-icon";
import type { Orientation } from "~/lib/page/next-index";
import { isSystemShortcut } from "~/lib/page/system-shortcut";
import type { MenuLink } from "~/navigation/menu";
import type { IconName } from "~/navigation/screens";
import { FlyoutList } from "./flyout-list";
import classes from "./menu-bar.module.css";
import type { Flyout } from "./use-flyout";

export type FlyoutSection = { title: string; links: MenuLink[] };

type Props = {
  name: string;
  label: string;
  icon?: IconName;
  sections: FlyoutSection[];
  orientation: Orientation;
  flyout: Flyout;
  current: string;
};

/** An entry whose links open on hover, click and by keyboard; among icons also on focus. */
export function FlyoutEntry({ name, label, icon, sections, orientation, flyout, current }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const vertical = orientation === "vertical";
  const opened = flyout.isOpen(name);
  const containsCurrent = sections.some(({ links }) => links.some((link) => link.name === current));

  function focusFirstLink() {
    flushSync(() => flyout.pin(name));
    list.current?.querySelector("a")?.focus();
  }

  function closeAndRefocus() {
    button.current?.focus();
    flyout.close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isSystemShortcut(event)) return;
    const isInside = list.current?.contains(document.activeElement);
    if (event.key === "Escape" && isInside) closeAndRefocus();
    if (event.key === "ArrowLeft" && vertical && isInside) closeAndRefocus();
    if (event.key !== (vertical ? "ArrowRight" : "ArrowDown") || isInside) return;
    event.preventDefault();
    // The bar handles the key too.
    event.stopPropagation();
    focusFirstLink();
  }

  return (
    <li
      onMouseEnter={() => flyout.preview(name)}
      onMouseLeave={() => flyout.endPreview(name)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (opened && relatedTarget && !currentTarget.contains(relatedTarget)) flyout.close();
      }}
      onKeyDown={onKeyDown}
    >
      <Popover
        opened={opened}
        onDismiss={flyout.close}
        position={vertical ? "right-start" : "bottom-start"}
        offset={4}
        withinPortal={false}
        floatingStrategy="fixed"
        withRoles={false}
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <UnstyledButton
            ref={button}
            className={classes.entry}
            data-menu-entry
            aria-label={vertical ? label : undefined}
            aria-expanded={opened}
            aria-controls={opened ? id : undefined}
            // A closed entry is marked as current instead of its screen.
            aria-current={(containsCurrent && !opened) || undefined}
            data-active={containsCurrent || undefined}
            onClick={() => flyout.togglePinned(name)}
            onFocus={({ currentTarget }) => vertical && currentTarget.matches(":focus-visible") && flyout.preview(name)}
          >
            {icon && <GroupIcon name={icon} />}
            {!vertical && <span>{label}</span>}
            {!vertical && <IconChevronDown aria-hidden />}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={classes.flyout} id={id}>
          <FlyoutList ref={list} sections={sections} current={current} onSelect={closeAndRefocus} />
        </Popover.Dropdown>
      </Popover>
    </li>
  );
}
