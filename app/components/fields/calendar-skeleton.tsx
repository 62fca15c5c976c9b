import { Skeleton } from "~/components/loading/skeleton";
import classes from "./calendar-skeleton.module.css";

/** Replaces a calendar and, with `hasPresets`, the presets beside it. */
export const CalendarSkeleton = ({ hasPresets }: { hasPresets: boolean }) => (
  <Skeleton className={classes.calendar}>
    {hasPresets && <div className={classes.presets} />}
    <div className={classes.month} />
  </Skeleton>
);
