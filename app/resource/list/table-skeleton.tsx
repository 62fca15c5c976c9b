import { rem } from "@mantine/core";
import { Skeleton } from "~/components/loading/skeleton";
import { useStore } from "~/lib/state/use-store";
import { ROW_HEIGHT } from "~/resource/preferences";
import { useResource } from "~/resource/resource-context";
import { tableColumns } from "./column-layout";
import classes from "./table-skeleton.module.css";
import { useTable } from "./use-table";

/** The lengths of the bars in a column, in percent of its width. */
const LENGTHS = [72, 56, 80, 64];
const ROWS = [...Array(10).keys()];

/** Replaces the table and its paging until the first response: the headers, and the ten rows of a default page. */
export function TableSkeleton() {
  const { preferences } = useResource();
  const { density, widths } = useStore(preferences, (current) => current);
  const { columns } = useTable(NO_ROWS, 1);
  return (
    <Skeleton className={classes.frame}>
      <div className={classes.table} style={{ ...tableColumns(columns, widths), "--row": rem(ROW_HEIGHT[density]) }}>
        <div className={classes.row}>
          {columns.map((column) => (
            <span key={column.id} data-end={column.alignEnd} data-sorts={column.sort}>
              {column.id === "select" ? <i /> : column.name}
            </span>
          ))}
        </div>
        {ROWS.map((row) => (
          <div key={row} className={classes.row}>
            {columns.map(({ id, alignEnd }, index) => (
              <i
                key={id}
                data-column={id}
                data-end={alignEnd}
                style={{ width: id === "select" ? undefined : `${LENGTHS[(row + index) % LENGTHS.length]}%` }}
              />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

const NO_ROWS: never[] = [];
