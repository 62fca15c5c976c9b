import { Drawer, type DrawerProps, Modal, type ModalProps } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { type ComponentType, useState } from "react";

/**
 * A dialog of which nothing is drawn before it is opened for the first time: the kit's costs some fifty components
 * while it is closed, and a page may have one in each row. It is opened only when it is there, so that it moves in
 * and notes where the focus was.
 */
export function whenOpened<Props extends { opened: boolean }>(Dialog: ComponentType<Props>): ComponentType<Props> {
  function Opening(props: Props) {
    const isThere = useMounted();
    return <Dialog {...props} opened={props.opened && isThere} />;
  }
  return function WhenOpened(props: Props) {
    const [wasOpened, setOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setOpened(true);
    return wasOpened && <Opening {...props} />;
  };
}

export const LazyModal = whenOpened<ModalProps>(Modal);
export const LazyDrawer = whenOpened<DrawerProps>(Drawer);
