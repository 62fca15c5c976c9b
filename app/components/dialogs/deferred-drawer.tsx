import { Drawer, type DrawerProps } from "@mantine/core";
import { mountOnOpen } from "./mount-on-open";

export const DeferredDrawer = mountOnOpen<DrawerProps>(Drawer);
