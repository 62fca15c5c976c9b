import { rem } from "@mantine/core";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import classes from "./row-list-skeleton.module.css";

export const PHONE_ROW_PX = 72;

/** The rows of a default page. */
const ROWS = Array.from({ length: 10 }, (_, index) => index);

/** Replaces the rows and their paging until the first response. */
export const RowListSkeleton = () => (
  <Skeleton>
    {ROWS.map((row) => (
      <div key={row} className={classes.row} style={{ height: rem(PHONE_ROW_PX) }}>
        <SkeletonBar height={14} width="60%" />
        <SkeletonBar height={12} width="80%" />
      </div>
    ))}
  </Skeleton>
);
