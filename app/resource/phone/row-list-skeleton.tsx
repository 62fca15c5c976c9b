import { rem } from "@mantine/core";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { stateOf } from "~/resource/fields/state-of";
import { useResource } from "~/resource/resource-context";
import { useCanWrite } from "~/resource/use-can-write";
import classes from "./row-list-skeleton.module.css";

export const PHONE_ROW_PX = 72;

/** The rows of a default page. */
const ROWS = Array.from({ length: 10 }, (_, index) => index);

/** Replaces the rows and their paging until the first response. */
export function RowListSkeleton() {
  const { fields, calls, actions } = useResource();
  const canWrite = useCanWrite();
  const hasMenu = canWrite && (calls.change || calls.remove || Object.keys(actions).length > 0);
  return (
    <Skeleton className={classes.list}>
      {ROWS.map((row) => (
        <div key={row} className={classes.row} style={{ height: rem(PHONE_ROW_PX) }}>
          <SkeletonBar height={14} line={22} width="60%" />
          {stateOf(fields) && <SkeletonBar height={12} width={56} />}
          <SkeletonBar height={12} line={18.84} width="80%" className={classes.facts} />
          {hasMenu && <SkeletonBar height={16} width={16} className={classes.more} />}
        </div>
      ))}
    </Skeleton>
  );
}
