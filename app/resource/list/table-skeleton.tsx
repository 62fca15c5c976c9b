import { LinesSkeleton } from "~/components/loading/lines-skeleton";
import { useStore } from "~/lib/state/use-store";
import { ROW_HEIGHT } from "~/resource/preferences";
import { useResource } from "~/resource/resource-context";
import classes from "./table-skeleton.module.css";

/** Replaces the table and its paging until the first response: the headers, and the ten rows of a default page. */
export function TableSkeleton() {
  const { preferences } = useResource();
  const density = useStore(preferences, (current) => current.density);
  return (
    <div className={classes.table}>
      <LinesSkeleton lines={11} height={ROW_HEIGHT[density]} />
    </div>
  );
}
