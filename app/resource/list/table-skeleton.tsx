import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { useStore } from "~/lib/state/use-store";
import { ROW_HEIGHT } from "~/resource/preferences";
import { useResource } from "~/resource/resource-context";
import classes from "./table-skeleton.module.css";

/** The headers and the ten rows of a default page. */
const LINES = Array.from({ length: 11 }, (_, index) => index);
const GAP_PX = 2;

/** Replaces the table and its paging until the first response. */
export function TableSkeleton() {
  const { preferences } = useResource();
  const density = useStore(preferences, (current) => current.density);
  return (
    <Skeleton className={classes.lines}>
      {LINES.map((line) => (
        <SkeletonBar key={line} height={ROW_HEIGHT[density] - GAP_PX} />
      ))}
      <div className={classes.paging} />
    </Skeleton>
  );
}
