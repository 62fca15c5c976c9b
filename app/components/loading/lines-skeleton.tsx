import { Skeleton, SkeletonBar } from "./skeleton";
import classes from "./skeleton.module.css";

/** Replaces a table of `lines` rows of 40 px, the header included. */
export const LinesSkeleton = ({ lines }: { lines: number }) => (
  <Skeleton className={classes.lines}>
    {[...Array(lines).keys()].map((line) => (
      <SkeletonBar key={line} height={24} />
    ))}
  </Skeleton>
);
