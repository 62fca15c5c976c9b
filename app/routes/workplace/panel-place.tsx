import { Paper } from "@mantine/core";
import { Bone, Skeleton } from "~/components/loading/skeleton";
import classes from "./workplace.module.css";

/** Where a panel with a list comes to stand. */
export const PanelPlace = () => (
  <Paper className={classes.place} withBorder radius="md">
    <Skeleton>
      <Bone height="100%" />
    </Skeleton>
  </Paper>
);
