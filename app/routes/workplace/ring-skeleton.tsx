import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import classes from "./ring-skeleton.module.css";

/** Replaces a ring and its legend. */
export const RingSkeleton = () => (
  <Skeleton className={classes.chart}>
    <div className={classes.ring} />
    {["70%", "60%", "65%"].map((width) => (
      <SkeletonBar key={width} height={12} width={width} />
    ))}
  </Skeleton>
);
