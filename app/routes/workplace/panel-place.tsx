import { Paper, Skeleton } from "@mantine/core";
import classes from "./workplace.module.css";

/** Where a panel with a list comes to stand. */
export const PanelPlace = () => (
  <Paper className={classes.place} withBorder radius="md">
    <Skeleton height="100%" />
  </Paper>
);
