import { Bone, Skeleton } from "./skeleton";
import classes from "./skeleton.module.css";

/** In place of a table with so many rows of 40 px, its head among them. */
export const LinesSkeleton = ({ lines }: { lines: number }) => (
  <Skeleton className={classes.lines}>
    {[...Array(lines).keys()].map((line) => (
      <Bone key={line} height={24} />
    ))}
  </Skeleton>
);
