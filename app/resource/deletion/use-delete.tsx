import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import { useEffect } from "react";
import { queryClient } from "~/api/client/query-client";
import { notify } from "~/components/feedback/notify";
import { UNDO_MS } from "~/config/times";
import { createStore } from "~/lib/state/store";
import { useStore } from "~/lib/state/use-store";
import type { Calls, Resource, RowId } from "~/resource/resource";
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
  deletions.results.listen(({ batch, outcome }) => {
    notifications.hide(toastOf(queryKey, batch));
    if (outcome === "done") queryClient.invalidateQueries({ queryKey });
    if (outcome === "undone") notify({ id: String(queryKey), message: i18next.t("resource:done.undone") });
  });
  return deletions;
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
