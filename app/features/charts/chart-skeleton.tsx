import { Skeleton } from "~/components/loading/skeleton";
import classes from "./chart-skeleton.module.css";

/** The lines of a chart's grid, the figures of its axis and an area. */
export const ChartSkeleton = () => (
  <Skeleton className={classes.chart}>
    <div />
  </Skeleton>
);
