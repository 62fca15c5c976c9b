import { Drawer, type DrawerProps, getDefaultZIndex, Modal, type ModalProps } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { type ComponentType, useState } from "react";
import { useDialogStack } from "./dialog-stack";

type DialogProps = { opened: boolean; closeOnEscape?: boolean; zIndex?: string | number };

/** The layer of a dialog that may open over a menu or popover, and holds none itself. */
export const OVER_POPOVERS = getDefaultZIndex("popover") + 1;

/**
 * A dialog of which nothing is drawn before it is opened for the first time: the kit's costs some fifty components
 * while it is closed, and a page may have one in each row. It is opened only when it is there, so that it moves in
 * and notes where the focus was. It stands above those that are open already, and Escape is its own alone then.
 */
export function mountOnOpen<Props extends DialogProps>(Dialog: ComponentType<Props>): ComponentType<Props> {
  function Opening(props: Props) {
    const opened = useMounted() && props.opened;
    const lowest = typeof props.zIndex === "number" ? props.zIndex : getDefaultZIndex("modal");
    const { zIndex, isTop } = useDialogStack(opened, lowest);
    return <Dialog {...props} opened={opened} zIndex={zIndex} closeOnEscape={isTop && props.closeOnEscape !== false} />;
  }
  return function WhenOpened(props: Props) {
    const [wasOpened, setOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setOpened(true);
    return wasOpened && <Opening {...props} />;
  };
}

export const LazyModal = mountOnOpen<ModalProps>(Modal);
export const LazyDrawer = mountOnOpen<DrawerProps>(Drawer);
