import type { QueryKey } from "@tanstack/react-query";
import i18next from "i18next";
import { STOPPED_BY_LEAVING } from "~/api/client/pending-writes";
import { queryClient } from "~/api/client/query-client";
import { refreshList } from "~/resource/data/mutations";
import type { Resource, Row, RowId } from "~/resource/resource";
import type { ResourceTexts } from "~/resource/resource-texts";
import { type SendOptions, withProgress } from "./sending";

/** The key of the mutations that `runOnRecords` starts; their variables are the ids. */
export const actionKey = ({ queryKey }: Pick<Resource, "queryKey">): QueryKey => [...queryKey, "action"];

/** The ids of records, in their order. */
export const idsOf = (rows: readonly Row[]): RowId[] => rows.map(({ id }) => id);

type Work<Sent, Result> = {
  /** How many records are sent at once; the others follow in further steps, which have a progress and can be stopped. */
  step: number;
  send: (options: SendOptions) => Promise<Sent>;
  /** Resolves when the list shows what was sent. */
  show: (sent: Sent) => Promise<Result>;
  /** Called even if the list's screen was left, but not in another session. */
  onSuccess: (result: Result) => void;
  onError?: () => void;
};

/** Writes records, which are busy until the list shows their new state. Rejects as `send` and `show` do. */
export function runOnRecords<Sent, Result>(
  resource: Resource,
  rows: readonly Row[],
  { step, send, show, onSuccess, onError }: Work<Sent, Result>,
): Promise<Result> {
  const mutation = queryClient.getMutationCache().build<Result, Error, RowId[], unknown>(queryClient, {
    mutationKey: actionKey(resource),
    ...(rows.length > step && STOPPED_BY_LEAVING),
    mutationFn: async () => show(await withProgress(resource, { total: rows.length, step, send })),
    onSuccess,
    onError,
    onSettled: (_, error) => (error ? refreshList(resource) : undefined),
  });
  return mutation.execute(idsOf(rows));
}

type Further = {
  key: `resource:done.${"gone" | "skipped" | "rest" | "restUndone"}` | "selection:stopped" | "editing:rest";
  count: number;
};

/** What was done, and to how many records not. */
export const summary = (texts: ResourceTexts, done: string, further: readonly Further[]): string =>
  further
    .filter(({ count }) => count > 0)
    .reduce((text, { key, count }) => i18next.t(key, { done: text, counted: texts.counted(count) }), done);
