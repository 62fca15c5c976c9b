import { Skeleton } from "~/components/loading/skeleton";
import { useStore } from "~/lib/state/use-store";
import { ROW_HEIGHT } from "~/resource/preferences";
import { useResource } from "~/resource/resource-context";
import { tableColumns } from "./column-layout";
import { LinesBelowHeaders } from "./lines-below-headers";
import classes from "./table-skeleton.module.css";
import { useTable } from "./use-table";

/** Replaces the table and its paging until the first response: the headers, and the ten rows of a default page. */
export function TableSkeleton() {
  const { preferences } = useResource();
  const { density, widths } = useStore(preferences, (current) => current);
  const { columns } = useTable(NO_ROWS, 1);
  return (
    <Skeleton className={classes.frame}>
      <LinesBelowHeaders
        columns={columns}
        layout={tableColumns(columns, widths)}
        row={ROW_HEIGHT[density]}
        lines={10}
      />
    </Skeleton>
  );
}

const NO_ROWS: never[] = [];
