import { rem } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./skeleton.module.css";

type SkeletonProps = {
  /** Lays out the bars; the default is a column with the gap of the surrounding container. */
  className?: string | undefined;
  children: ReactNode;
};

/** A placeholder of bars with the size of the expected content; all pulse together. */
export const Skeleton = ({ className = classes.column, children }: SkeletonProps) => (
  <div data-skeleton className={`${classes.skeleton} ${className}`}>
    {children}
  </div>
);

/** Sizes that are numbers are in px. */
type BarProps = {
  height: number | string;
  width?: number | string;
  /** The line height of the text that the bar replaces; the bar is centred in it. */
  line?: number;
  className?: string | undefined;
};

/**
 * A bar of a skeleton. Mantine's Skeleton gives each bar a compositor layer and two pseudo-elements, which costs more
 * than rendering the data that replaces it.
 */
export const SkeletonBar = ({ height, width, line, className = "" }: BarProps) => (
  <div
    className={`${classes.bar} ${className}`}
    style={{
      height: rem(height),
      width: rem(width),
      marginBlock: line && rem((line - Number(height)) / 2),
    }}
  />
);

/** A round bar for a picture, and bars beside it. */
export const SkeletonRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.row}>
    <SkeletonBar className={classes.round} height={36} width={36} />
    <div className={classes.beside}>{children}</div>
  </div>
);

/** Replaces a text inside its line. */
export const TextSkeleton = ({ width }: { width: string }) => (
  <span className={`${classes.bar} ${classes.text}`} style={{ width }} />
);

export const TitleSkeleton = ({ width }: { width: number }) => (
  <Skeleton>
    <SkeletonBar height={16} line={24} width={width} />
  </Skeleton>
);
