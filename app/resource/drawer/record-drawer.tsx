import { Drawer, type DrawerProps } from "@mantine/core";
import type { ReactNode } from "react";
import { mountOnOpen } from "~/components/dialogs/mount-on-open";
import classes from "./record-drawer.module.css";

type Props = DrawerProps & {
  /** Beside the title, and not part of it, which names the dialog. */
  tools: ReactNode;
};

export const RecordDrawer = mountOnOpen<Props>(({ title, tools, closeButtonProps, children, ...root }) => (
  <Drawer.Root {...root} className={classes.root}>
    <Drawer.Overlay />
    <Drawer.Content>
      <Drawer.Header>
        <Drawer.Title>{title}</Drawer.Title>
        {tools}
        <Drawer.CloseButton {...closeButtonProps} />
      </Drawer.Header>
      <Drawer.Body>{children}</Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
));
