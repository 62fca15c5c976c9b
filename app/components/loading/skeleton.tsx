import { rem } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./skeleton.module.css";

type SkeletonProps = {
  /** Lays out the bones; without it they stand below one another, with the gap of what they stand in. */
  className?: string | undefined;
  children: ReactNode;
};

/** In place of what is on its way: bones as high and wide as what comes, that pulse as one. */
export const Skeleton = ({ className = classes.column, children }: SkeletonProps) => (
  <div data-skeleton className={`${classes.skeleton} ${className}`}>
    {children}
  </div>
);

/** Sizes that are numbers are in px. */
type BarProps = {
  height: number | string;
  width?: number | string;
  /** The height of the line of text that the bone stands for, in the middle of it. */
  line?: number;
  className?: string | undefined;
};

/**
 * A bar of a skeleton. There are many, and they go at once: the kit's own has a layer of the browser's and
 * two more boxes each, and takes longer to draw than what comes after it.
 */
export const SkeletonBar = ({ height, width, line, className = "" }: BarProps) => (
  <div
    className={`${classes.bone} ${className}`}
    style={{
      height: rem(height),
      width: rem(width),
      marginBlock: line && rem((line - Number(height)) / 2),
    }}
  />
);

/** Bones beside the round one of a picture. */
export const SkeletonRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.row}>
    <SkeletonBar className={classes.round} height={36} width={36} />
    <div className={classes.beside}>{children}</div>
  </div>
);

/** In place of a text, within the line that the text would stand in. */
export const TextSkeleton = ({ width }: { width: string }) => (
  <span className={`${classes.bone} ${classes.text}`} style={{ width }} />
);

/** In place of a title within a panel. */
export const TitleSkeleton = ({ width }: { width: number }) => (
  <Skeleton>
    <SkeletonBar height={16} line={24} width={width} />
  </Skeleton>
);
