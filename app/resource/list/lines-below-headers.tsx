import { rem } from "@mantine/core";
import IconArrowsSort from "@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs";
import type { tableColumns } from "./column-layout";
import type { ListColumn } from "./create-columns";
import classes from "./table-skeleton.module.css";

/** The lengths of the bars in a column, in percent of its width. */
const LENGTHS = [72, 56, 80, 64];

type Props = {
  columns: readonly Pick<ListColumn, "id" | "name" | "alignEnd" | "sort">[];
  layout: ReturnType<typeof tableColumns>;
  /** The height of a row, in px. */
  row: number;
  lines: number;
};

/** The headers of a table, which are known, and lines in place of its rows. */
export const LinesBelowHeaders = ({ columns, layout, row, lines }: Props) => (
  <div className={classes.table} style={{ ...layout, "--row": rem(row) }}>
    <div className={classes.row}>
      {columns.map(({ id, name, alignEnd, sort }) => (
        <span key={id} data-end={alignEnd}>
          {id === "select" ? <i /> : name}
          {sort && <IconArrowsSort aria-hidden />}
        </span>
      ))}
    </div>
    {[...Array(lines).keys()].map((line) => (
      <div key={line} className={classes.row}>
        {columns.map(({ id, alignEnd }, index) => (
          <i
            key={id}
            data-column={id}
            data-end={alignEnd}
            style={{ width: id === "select" ? undefined : `${LENGTHS[(line + index) % LENGTHS.length]}%` }}
          />
        ))}
      </div>
    ))}
  </div>
);
