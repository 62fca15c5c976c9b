import { rem } from "@mantine/core";
import { Skeleton } from "./skeleton";
import classes from "./skeleton.module.css";

const ROW_HEIGHT = rem(40);

/** Replaces a table of `lines` rows, the header included. */
export const LinesSkeleton = ({ lines }: { lines: number }) => (
  <Skeleton className={classes.lines}>
    {[...Array(lines).keys()].map((line) => (
      <div key={line} style={{ height: ROW_HEIGHT }} />
    ))}
  </Skeleton>
);
