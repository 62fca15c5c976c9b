import type { ReactNode } from "react";
import { FailedView } from "./failed-view";
import { EmptyView, FailedRefresh } from "./view-states";

type Props<T> = {
  query: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** In place of empty data. */
  empty?: ReactNode;
  /** Surrounds the failed view. */
  frame?: (view: ReactNode) => ReactNode;
  children: (data: T) => ReactNode;
};

/** Renders the states of a query: loading, failed with a retry, empty, data. A failed refetch keeps the data. */
export function QueryView<T>({
  query,
  skeleton,
  isEmpty,
  empty = <EmptyView />,
  frame = (view) => view,
  children,
}: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) return error ? frame(<FailedView error={error} retry={refetch} />) : skeleton;
  return (
    <>
      {error && <FailedRefresh error={error} retry={refetch} isRetrying={isFetching} />}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  );
}
