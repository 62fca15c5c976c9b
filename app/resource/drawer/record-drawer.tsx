import { Drawer, type DrawerProps } from "@mantine/core";
import type { ReactNode } from "react";
import { mountOnOpen } from "~/components/dialogs/mount-on-open";
import classes from "./record-drawer.module.css";

type Props = DrawerProps & {
  /** Below the title, and not part of it. */
  name: ReactNode;
  /** Beside the title, and not part of it, which names the dialog. */
  tools: ReactNode;
};

export const RecordDrawer = mountOnOpen<Props>(({ title, name, tools, closeButtonProps, children, ...root }) => (
  <Drawer.Root {...root} className={classes.root}>
    <Drawer.Overlay />
    <Drawer.Content>
      <Drawer.Header>
        <div>
          <Drawer.Title>{title}</Drawer.Title>
          {name}
        </div>
        {tools}
        <Drawer.CloseButton {...closeButtonProps} />
      </Drawer.Header>
      <Drawer.Body>{children}</Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
));
