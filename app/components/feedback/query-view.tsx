import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyView, FailedRefresh, FailedView } from "./view-states";

type Props<T> = {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
};

/** Renders the states of a query: loading, failed with a retry, empty, data. A failed refetch keeps the data. */
export function QueryView<T>({ query, skeleton, isEmpty, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) return error ? <FailedView error={error} retry={refetch} /> : skeleton;
  return (
    <>
      {error && <FailedRefresh error={error} retry={refetch} isRetrying={isFetching} />}
      {isEmpty?.(data) ? <EmptyView /> : children(data)}
    </>
  );
}
