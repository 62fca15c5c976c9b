import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import { useEffect } from "react";
import { queryClient } from "~/api/client/query-client";
import { deletePolicies, listPolicies, type Policy } from "~/api/policy";
import { notify } from "~/components/feedback/notify";
import { UNDO_MS } from "~/config/times";
import { useStore } from "~/lib/state/use-store";
import { sessionToken } from "~/session/session";
import { createDeletions } from "./deletions";

const deletions = createDeletions({
  waitMs: UNDO_MS,
  send: (ids) => deletePolicies({ body: { ids } }),
  session: sessionToken,
});

const toastOf = (batch: number) => `deleted ${batch}`;

deletions.results.listen(({ batch, outcome }) => {
  notifications.hide(toastOf(batch));
  if (outcome === "done") queryClient.invalidateQueries({ queryKey: listPolicies.queryKey });
  if (outcome === "undone") notify({ id: "policies", message: i18next.t("policies:done.undone") });
});

/** Deletes policies with an undo; `onEnd` must be stable and is called after each deletion while this is mounted. */
export function useDelete({ onEnd }: { onEnd: () => void }) {
  const hidden = useStore(deletions.hidden, ({ ids }) => ids);
  useEffect(() => deletions.results.listen(onEnd), [onEnd]);
  return { hidden, remove };
}

function remove(ids: readonly Policy["id"][]): void {
  const batch = deletions.deleteLater(ids);
  notify({
    id: toastOf(batch),
    autoClose: false,
    withCloseButton: false,
    message: <Undo total={ids.length} onUndo={() => deletions.undo(batch)} />,
  });
}

/** The undo is available for five seconds only, too short to reach it by keyboard otherwise. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

function Undo({ total, onUndo }: { total: number; onUndo: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      {i18next.t("policies:done.deleted", { total })}
      <Button ref={focusButton} size="compact-sm" variant="subtle" onClick={onUndo}>
        {i18next.t("policies:done.undo")}
      </Button>
    </Group>
  );
}
