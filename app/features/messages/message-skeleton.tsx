import { Skeleton, SkeletonBar, SkeletonRow } from "~/components/loading/skeleton";
import classes from "~/components/loading/skeleton.module.css";

const ROWS = ["a", "b", "c", "d"];

export const MessageSkeleton = () => (
  <Skeleton className={classes.messages}>
    {ROWS.map((row) => (
      <SkeletonRow key={row}>
        <SkeletonBar height={14} line={22} width="40%" />
        <SkeletonBar height={12} />
        <SkeletonBar height={10} line={19} width="30%" />
      </SkeletonRow>
    ))}
  </Skeleton>
);
