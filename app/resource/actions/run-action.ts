import type { QueryKey } from "@tanstack/react-query";
import i18next from "i18next";
import { queryClient } from "~/api/client/query-client";
import { notify } from "~/components/feedback/notify";
import { watchForGone } from "~/resource/gone-rows";
import { refreshList } from "~/resource/mutations";
import { sendInPortions } from "~/resource/portions";
import type { Resource, Row, RowId } from "~/resource/resource";
import { offerUndo } from "~/resource/undo/offer-undo";
import { createWords, type Words } from "~/resource/words";

export type Change = {
  /** The name of a declared action. */
  action: string;
  /** The records as they are before. */
  rows: readonly Row[];
  /** How many selected records were left out, because it does not apply to them. */
  skipped?: number;
  /** Of selected records: how many are not in sight. */
  hidden?: number;
  /** What its dialog asked for. */
  input?: object;
  /** Called with those for which it is done, before the list is read again. */
  onSent?: (done: readonly Row[]) => void;
};

type Result = { done: readonly Row[]; gone: number };
type Run = {
  rows: readonly Row[];
  send: (portion: Row[]) => Promise<unknown>;
  onSent?: Change["onSent"];
  /** Called even if the list's screen was left, but not in another session. */
  onSuccess: (result: Result) => void;
  onError?: () => void;
};

export const actionKey = ({ queryKey }: Pick<Resource, "queryKey">): QueryKey => [...queryKey, "action"];

const idsOf = (rows: readonly Row[]): RowId[] => rows.map(({ id }) => id);

/** Sends records in portions. They are busy until they show their new state. */
function run(resource: Resource, { rows, send, onSent, onSuccess, onError }: Run): Promise<Result> {
  const mutation = queryClient.getMutationCache().build<Result, Error, RowId[], unknown>(queryClient, {
    mutationKey: actionKey(resource),
    // A server that only confirms does not tell what it did.
    async mutationFn() {
      const countGone = watchForGone(resource, rows);
      const { done, error } = await sendInPortions(rows, send);
      if (done.length === 0) throw error;
      onSent?.(done);
      await refreshList(resource);
      return { done, gone: await countGone() };
    },
    onSuccess,
    onError,
    onSettled: (_, error) => (error ? refreshList(resource) : undefined),
  });
  return mutation.execute(idsOf(rows));
}

type Further = { key: "gone" | "skipped" | "rest" | "restUndone"; count: number };

/** What was done, and to how many records not. */
const summary = (words: Words, done: string, further: readonly Further[]): string =>
  further
    .filter(({ count }) => count > 0)
    .reduce(
      (text, { key, count }) => i18next.t(`resource:done.${key}`, { done: text, counted: words.counted(count) }),
      done,
    );

let toasts = 0;

/**
 * Runs an action on records, says what was done, and offers to undo it if the action can be undone. Rejects if it was
 * done to none.
 */
export async function runAction(
  resource: Resource,
  { action, rows, skipped = 0, input = {}, onSent }: Change,
): Promise<void> {
  const { call, undo } = resource.actions[action] ?? {};
  if (!call) throw new Error(`The resource declares no action ${action}.`);
  await run(resource, {
    rows,
    send: (portion) => call(idsOf(portion), input),
    onSent,
    onSuccess({ done, gone }) {
      const words = createWords(resource, i18next.language);
      const rest = rows.length - done.length;
      const text = summary(words, words.done(action, done.length - gone), [
        { key: "gone", count: gone },
        { key: "skipped", count: skipped },
        { key: "rest", count: rest },
      ]);
      const color = rest === 0 ? "green" : "yellow";
      if (!undo || gone === done.length) return notify({ id: resource.words, color, message: text });
      toasts += 1;
      offerUndo({ id: `${resource.words} ${toasts}`, color, text, onUndo: () => undoAction(resource, undo, done) });
    },
  });
}

/** Takes an action back from the records that it changed. */
async function undoAction(resource: Resource, undo: (rows: Row[]) => Promise<unknown>, rows: readonly Row[]) {
  const words = createWords(resource, i18next.language);
  const report = (color: string, message: string) => notify({ id: resource.words, color, message });
  await run(resource, {
    rows,
    send: undo,
    onSuccess({ done, gone }) {
      const rest = rows.length - done.length;
      const restored = i18next.t("resource:done.restored", { counted: words.counted(done.length - gone) });
      const text = summary(words, restored, [
        { key: "gone", count: gone },
        { key: "restUndone", count: rest },
      ]);
      report(rest === 0 ? "green" : "yellow", text);
    },
    onError: () => report("red", i18next.t("resource:done.notRestored", { counted: words.counted(rows.length) })),
  }).catch(() => undefined);
}
