import { Skeleton, SkeletonBar, SkeletonRow } from "./skeleton";
import classes from "./skeleton.module.css";

const ROWS = ["a", "b", "c", "d", "e", "f", "g"];

/** Replaces a list of people or groups, or of their names alone below a figure; rows that do not fit are left out. */
export const RowsSkeleton = ({ namesOnly = false }) => (
  <Skeleton className={classes.rows}>
    {(namesOnly ? ROWS.slice(1) : ROWS).map((row) => (
      <SkeletonRow key={row}>
        <SkeletonBar height={12} width={namesOnly ? "60%" : "40%"} />
        {!namesOnly && <SkeletonBar height={10} width="80%" />}
      </SkeletonRow>
    ))}
  </Skeleton>
);
