import type { ReactNode } from "react";
import { Requested } from "~/components/feedback/requested";
import { RowsSkeleton } from "~/components/loading/rows-skeleton";
import type { Requested as Request } from "~/lib/loading/use-request";
import { Panel } from "./panel";
import classes from "./panel.module.css";
import { ScrollBody } from "./scroll-body";

type Props<T> = {
  title: string;
  aside?: ReactNode;
  data: Request<T>;
  skeleton?: ReactNode;
  isEmpty: (data: T) => boolean;
  children: (data: T) => ReactNode;
};

/** A panel of a fixed height (`--panel-list-height`) with a list that loads, fails, is empty and scrolls in it. */
export const ListPanel = <T,>({ title, aside, data, skeleton = <RowsSkeleton />, isEmpty, children }: Props<T>) => (
  <Panel title={title} aside={aside}>
    <div className={classes.list}>
      <Requested data={data} skeleton={skeleton} isEmpty={isEmpty}>
        {(list) => <ScrollBody label={title}>{children(list)}</ScrollBody>}
      </Requested>
    </div>
  </Panel>
);

export const isNone = (list: readonly unknown[]): boolean => list.length === 0;
