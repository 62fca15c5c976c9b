import { Skeleton, SkeletonBar, SkeletonRow } from "./skeleton";
import classes from "./skeleton.module.css";

const ROWS = ["a", "b", "c", "d", "e", "f"];

/** Replaces a list of people or groups; rows that do not fit are cut off. */
export const RowsSkeleton = () => (
  <Skeleton className={classes.rows}>
    {ROWS.map((row) => (
      <SkeletonRow key={row}>
        <SkeletonBar height={12} width="40%" />
        <SkeletonBar height={10} width="80%" />
      </SkeletonRow>
    ))}
  </Skeleton>
);
