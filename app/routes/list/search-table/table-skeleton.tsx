import { rem, Skeleton } from "@mantine/core";
import { useStore } from "~/lib/store";
import { looks, ROW_HEIGHT } from "./looks";
import classes from "./table-skeleton.module.css";

/** As many lines as a page shows at first. */
const LINES = Array.from({ length: 11 }, (_, at) => at);

/** In place of the table and its paging until the first answer. */
export function TableSkeleton() {
  const density = useStore(looks, (current) => current.density);
  return (
    <div className={classes.lines} style={{ "--row": rem(ROW_HEIGHT[density]) }} aria-hidden>
      {LINES.map((line) => (
        <Skeleton key={line} className={classes.line} />
      ))}
      <div className={classes.paging} />
    </div>
  );
}
