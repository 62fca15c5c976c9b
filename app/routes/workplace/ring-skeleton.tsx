import { Skeleton } from "~/components/loading/skeleton";
import classes from "./ring-skeleton.module.css";

const SHARES = ["a", "b", "c"];

/** Replaces a ring and its legend. */
export const RingSkeleton = () => (
  <Skeleton className={classes.chart}>
    <div className={classes.ring} />
    {SHARES.map((share) => (
      <div key={share} className={classes.share} />
    ))}
  </Skeleton>
);
