import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { QueryKey } from "@tanstack/react-query";
import i18next from "i18next";
import { useEffect } from "react";
import { queryClient } from "~/api/client/query-client";
import { notify } from "~/components/feedback/notify";
import { UNDO_MS } from "~/config/times";
import { createStore } from "~/lib/state/store";
import { useStore } from "~/lib/state/use-store";
import type { Calls, Page, Resource, RowId } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { sessionToken } from "~/session/session";
import { createDeletions, type Deletions } from "./deletions";

/** The deletions of a resource, which go on and are reported when its screen is left. */
export function startDeletions(remove: NonNullable<Calls["remove"]>, queryKey: Resource["queryKey"]): Deletions {
  const deletions = createDeletions({
    waitMs: UNDO_MS,
    send: (ids) => remove({ body: { ids } }),
    session: sessionToken,
  });
  deletions.results.listen(({ batch, ids, outcome }) => {
    notifications.hide(toastOf(queryKey, batch));
    if (outcome === "done") removeFromPages(queryKey, ids);
    if (outcome === "undone") notify({ id: String(queryKey), message: i18next.t("resource:done.undone") });
  });
  return deletions;
}

/** Removes deleted records from the pages that were read, and reads those that are shown again. */
function removeFromPages(queryKey: QueryKey, ids: readonly RowId[]): void {
  queryClient.setQueriesData<Page>({ queryKey }, (page) => {
    const list = page?.list.filter(({ id }) => !ids.includes(id));
    return page && list && { list, total: page.total - (page.list.length - list.length) };
  });
  queryClient.invalidateQueries({ queryKey });
}

const toastOf = (queryKey: Resource["queryKey"], batch: number) => `deleted ${queryKey} ${batch}`;

const NOTHING_HIDDEN = createStore<{ ids: ReadonlySet<RowId> }>({ ids: new Set() });

/** Deletes records with an undo; `onEnd` must be stable and is called after each deletion while this is mounted. */
export function useDelete({ onEnd }: { onEnd: () => void }) {
  const { deletions, queryKey } = useResource();
  const words = useWords();
  const hidden = useStore(deletions?.hidden ?? NOTHING_HIDDEN, ({ ids }) => ids);
  useEffect(() => deletions?.results.listen(onEnd), [deletions, onEnd]);

  function remove(ids: readonly RowId[]): void {
    if (!deletions) return;
    const batch = deletions.deleteLater(ids);
    if (batch === null) return;
    notify({
      id: toastOf(queryKey, batch),
      autoClose: false,
      withCloseButton: false,
      message: <Undo counted={words.counted(ids.length)} onUndo={() => deletions.undo(batch)} />,
    });
  }
  return { hidden, remove };
}

/** The undo is available for five seconds only, too short to reach it by keyboard otherwise. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

function Undo({ counted, onUndo }: { counted: string; onUndo: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      {i18next.t("resource:done.deleted", { counted })}
      <Button ref={focusButton} size="compact-sm" variant="subtle" onClick={onUndo}>
        {i18next.t("resource:done.undo")}
      </Button>
    </Group>
  );
}
