import { Skeleton, SkeletonBar } from "./skeleton";
import classes from "./skeleton.module.css";

/** In place of a table with so many rows of 40 px, its head among them. */
export const LinesSkeleton = ({ lines }: { lines: number }) => (
  <Skeleton className={classes.lines}>
    {[...Array(lines).keys()].map((line) => (
      <SkeletonBar key={line} height={24} />
    ))}
  </Skeleton>
);
