import * as v from "valibot";
import { ApiError } from "~/api/client/api-error";
import { queryClient } from "~/api/client/query-client";
import { id } from "~/api/fields";
import type { Page, Resource, Row } from "~/resource/resource";
import { recordKey } from "./page-query";

const CONFLICT = 409;
const record = v.looseObject({ id });

/** The record as the server has it, from the refusal of a change that was based on an older one (HTTP 409). */
export function currentRecord(error: Error | null): Row | undefined {
  if (!(error instanceof ApiError) || error.status !== CONFLICT || !v.is(record, error.data)) return undefined;
  return error.data;
}

/** A record with what the server has of it now: that of a refusal is as the server gives it, perhaps a part of it. */
export function withCurrent(resource: Pick<Resource, "computed">, row: Row | undefined, current: Row): Row {
  const merged = { ...row, ...current };
  return { ...merged, ...resource.computed?.(merged) };
}

/** Shows a record in the list, and where it is kept by itself, as it is now; a whole list is read again anyway. */
export function updateRow(resource: Resource, current: Row): void {
  const { queryKey, whole } = resource;
  const updated = (row: Row) => (String(row.id) === String(current.id) ? withCurrent(resource, row, current) : row);
  queryClient.setQueryData<Row>(recordKey({ queryKey }, current.id), (row) => row && updated(row));
  if (whole) return;
  queryClient.setQueriesData<Page>({ queryKey }, (page) => page && { ...page, list: page.list.map(updated) });
}
