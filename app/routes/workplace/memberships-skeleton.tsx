import { RowsSkeleton } from "~/components/loading/rows-skeleton";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import classes from "./workplace.module.css";

export const MembershipsSkeleton = () => (
  <>
    <Skeleton className={classes.total}>
      <SkeletonBar height={20} line={31} width={120} />
    </Skeleton>
    <RowsSkeleton namesOnly />
  </>
);
