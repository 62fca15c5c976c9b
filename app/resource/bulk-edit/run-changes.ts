import i18next from "i18next";
import { queryClient } from "~/api/client/query-client";
import { notify } from "~/components/feedback/notify";
import { actionKey } from "~/resource/actions/run-action";
import { refreshList } from "~/resource/mutations";
import type { Resource, RowId } from "~/resource/resource";
import { offerUndo } from "~/resource/undo/offer-undo";
import { createWords } from "~/resource/words";
import { type RecordChange, type Sent, sendChanges } from "./send-changes";

type Options = NonNullable<Parameters<typeof sendChanges>[2]> & {
  /** Called even if the list's screen was left, but not in another session. */
  onSuccess: (sent: Sent) => void;
};

/** Sends changes; their records are busy until the list shows their new state. */
function run(resource: Resource, changes: readonly RecordChange[], { onSuccess, ...options }: Options): Promise<Sent> {
  const mutation = queryClient.getMutationCache().build<Sent, Error, RowId[], unknown>(queryClient, {
    mutationKey: actionKey(resource),
    async mutationFn() {
      const sent = await sendChanges(resource, changes, options);
      await refreshList(resource);
      return sent;
    },
    onSuccess,
  });
  return mutation.execute(changes.map(({ row }) => row.id));
}

let toasts = 0;

/** Saves changes of several records, says how many were saved, and offers to undo them. */
export const runChanges = (
  resource: Resource,
  changes: readonly RecordChange[],
  options: Omit<Options, "onSuccess">,
): Promise<Sent> =>
  run(resource, changes, {
    ...options,
    onSuccess({ saved, reverse }) {
      if (saved.length === 0) return;
      toasts += 1;
      offerUndo({
        id: `${resource.words} changes ${toasts}`,
        color: saved.length === changes.length ? "green" : "yellow",
        text: i18next.t("editing:done", { counted: createWords(resource, i18next.language).counted(saved.length) }),
        onUndo: () => undoChanges(resource, reverse),
      });
    },
  });

async function undoChanges(resource: Resource, reverse: readonly RecordChange[]): Promise<void> {
  const words = createWords(resource, i18next.language);
  const report = (color: string, message: string) => notify({ id: resource.words, color, message });
  await run(resource, reverse, {
    onSuccess({ saved }) {
      const rest = words.counted(reverse.length - saved.length);
      const restored = i18next.t("resource:done.restored", { counted: words.counted(saved.length) });
      if (saved.length === reverse.length) report("green", restored);
      else if (saved.length === 0) report("red", i18next.t("resource:done.notRestored", { counted: rest }));
      else report("yellow", i18next.t("resource:done.restUndone", { done: restored, counted: rest }));
    },
  });
}
