import { Menu, type MenuProps } from "@mantine/core";
import type { KeyboardEvent, ReactNode } from "react";
import { ExistingTarget } from "./existing-target";

type Props = Pick<MenuProps, "position"> & {
  element: HTMLElement;
  returnFocusTo: Element | null;
  onClose: () => void;
  /** Its items. */
  children: ReactNode;
};

const focusFirst = (menu: HTMLElement | null) =>
  menu?.querySelector<HTMLElement>("[role=menuitem]:enabled")?.focus({ preventScroll: true });

/**
 * A menu at an element that is on the page already, mounted for each opening: on Escape Mantine gives the focus of one
 * that was mounted before to its first item. It has the focus at once: a key that follows must not reach the table, as it
 * does while Mantine's focus trap waits for a timer.
 */
export function MenuAt({ element, returnFocusTo, onClose, children, position }: Props) {
  const closeAndRefocus = () => {
    onClose();
    if (returnFocusTo instanceof HTMLElement) returnFocusTo.focus();
  };
  // Tab goes on from where the menu was opened (ARIA Authoring Practices, menu).
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Tab" && closeAndRefocus();
  return (
    <Menu
      opened
      position={position}
      onClose={closeAndRefocus}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
      trapFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <ExistingTarget button={element} />
      </Menu.Target>
      <Menu.Dropdown ref={focusFirst} onKeyDown={onKeyDown}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
