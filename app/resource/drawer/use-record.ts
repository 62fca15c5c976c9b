import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ApiError } from "~/api/client/api-error";
import { queryClient } from "~/api/client/query-client";
import { lastPage } from "~/resource/address/search";
import { recordQuery } from "~/resource/data/page-query";
import { useDeletedIds } from "~/resource/deletion/use-delete";
import { usePage } from "~/resource/list/use-page";
import type { Resource, Row, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";

type RecordState = {
  /** The rows of the page in sight, without those whose deletion is pending or done. */
  rows: readonly Row[];
  row: Row | undefined;
  /** Its deletion is pending or done, or neither the page nor the server has it. */
  isMissing: boolean;
  /** Its deletion is pending or done. */
  isDeleted: boolean;
  /** Its call is refused by a code, which may mean more than that it is gone. */
  isDenied: boolean;
  /** It is being read by its call for the first time. */
  isLoading: boolean;
  /** The record could not be read; it may exist. */
  failure: Error | null;
  retry: () => void;
};

/** The status with which the server itself has refused to give a record; an expired login is no refusal. */
const refusedWith = (error: Error | null) => (error instanceof ApiError && error.isRefusal ? error.status : 0);
/** Refused as such, with HTTP 404 or by a code. */
const isRefused = (error: Error | null): boolean => [200, 404].includes(refusedWith(error));

/** The record in the response of a whole list, on any page. */
function useInWhole({ whole }: Resource, search: Search, wanted: string): Row | undefined {
  const response = whole && queryClient.getQueryData(whole.keyOf(search));
  // Each call of `toRows` may make other objects, and each of them would be a change of the record.
  return useMemo(
    () => (response && wanted ? whole?.toRows(response).find(({ id }) => String(id) === wanted) : undefined),
    [whole, response, wanted],
  );
}

/** The record with an id: on the page of a search, by its own call, or of a whole list; an empty id is none. */
export function useRecord(search: Search, wanted: string): RecordState {
  const resource = useResource();
  const deletedIds = useDeletedIds();
  const { data, isPlaceholderData, isFetching } = usePage(search);
  const list = data?.page.list ?? [];
  const inWhole = useInWhole(resource, search, wanted);
  // Before what was kept of it when it was created, which may be older.
  const found = list.find(({ id }) => String(id) === wanted) ?? inWhole;
  const isDeleted = [...deletedIds].some((id) => String(id) === wanted);
  // A page beyond the end tells nothing of the record: the address is about to lead to the last page.
  const isPageRead =
    data !== undefined && !isPlaceholderData && search.current <= lastPage(data.page.total, search.pageSize);
  const isElsewhere = wanted !== "" && isPageRead && !found && !isDeleted;
  const single = useQuery({ ...recordQuery(resource, wanted), enabled: isElsewhere });
  const known = found ?? (isRefused(single.error) ? undefined : single.data);
  const row = isDeleted ? undefined : known;
  const failure = known || isDeleted || isRefused(single.error) ? null : single.error;
  return {
    rows: list.filter(({ id }) => !deletedIds.has(id)),
    row,
    isMissing: isDeleted || (isElsewhere && !row && !failure && !isFetching && !single.isFetching),
    isDeleted,
    isDenied: refusedWith(single.error) === 200,
    isLoading: single.isLoading,
    failure,
    retry: single.refetch,
  };
}
