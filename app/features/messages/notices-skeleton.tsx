import { Skeleton, SkeletonBar, SkeletonRow } from "~/components/loading/skeleton";
import classes from "./notices-skeleton.module.css";

const ROWS = ["a", "b"];

/** Replaces notices of two lines. */
export const NoticesSkeleton = () => (
  <Skeleton className={classes.notices}>
    {ROWS.map((row) => (
      <SkeletonRow key={row}>
        <SkeletonBar height={14} line={22} width="40%" />
        <SkeletonBar height={12} />
        <SkeletonBar height={12} width="70%" />
        <SkeletonBar height={10} width="30%" />
      </SkeletonRow>
    ))}
  </Skeleton>
);
