import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryView } from "~/components/feedback/query-view";
import { RowsSkeleton } from "~/components/loading/rows-skeleton";
import { Panel } from "./panel";
import classes from "./panel.module.css";
import { ScrollBody } from "./scroll-body";

type Props<T> = {
  title: string;
  aside?: ReactNode;
  query: UseQueryResult<T>;
  skeleton?: ReactNode;
  /** Default: an empty array. */
  isEmpty?: (data: T) => boolean;
  /** In place of an empty list. */
  empty: ReactNode;
  children: (data: T) => ReactNode;
};

/** A panel of a fixed height (`--panel-list-height`) with the states of a query; its list scrolls inside. */
export const ListPanel = <T,>({
  title,
  aside,
  query,
  skeleton = <RowsSkeleton />,
  isEmpty = isNone,
  empty,
  children,
}: Props<T>) => (
  <Panel title={title} aside={aside} query={query}>
    <div className={classes.list}>
      <QueryView query={query} skeleton={skeleton} isEmpty={isEmpty} empty={empty}>
        {(list) => <ScrollBody label={title}>{children(list)}</ScrollBody>}
      </QueryView>
    </div>
  </Panel>
);

const isNone = (data: unknown): boolean => Array.isArray(data) && data.length === 0;
