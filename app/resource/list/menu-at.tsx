import { Menu, type MenuProps } from "@mantine/core";
import type { ReactNode } from "react";
import { ExistingTarget } from "./existing-target";

type Props = Pick<MenuProps, "opened" | "position"> & {
  element: HTMLElement;
  returnFocusTo: Element | null;
  onClose: () => void;
  /** Its items. */
  children: ReactNode;
};

/** A menu at an element that is on the page already. */
export function MenuAt({ element, returnFocusTo, onClose, children, ...menu }: Props) {
  // Mantine returns the focus only if the menu was mounted before it opened; this one mounts open.
  const closeAndRefocus = () => {
    onClose();
    if (returnFocusTo instanceof HTMLElement) returnFocusTo.focus();
  };
  return (
    <Menu
      {...menu}
      onClose={closeAndRefocus}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
      // Mantine focuses an item in a timer, which must not take the focus back while the menu fades out.
      transitionProps={{ exitDuration: 0 }}
    >
      <Menu.Target>
        <ExistingTarget button={element} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
