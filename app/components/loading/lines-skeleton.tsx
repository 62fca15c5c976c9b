import { rem } from "@mantine/core";
import { Skeleton } from "./skeleton";
import classes from "./skeleton.module.css";

/** Replaces a table of `lines` rows, the header included. The height of a row is in px. */
export const LinesSkeleton = ({ lines, height = 40 }: { lines: number; height?: number }) => (
  <Skeleton className={classes.lines}>
    {[...Array(lines).keys()].map((line) => (
      <div key={line} style={{ height: rem(height) }} />
    ))}
  </Skeleton>
);
