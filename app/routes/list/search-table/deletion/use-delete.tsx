import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRevalidator } from "@remix-run/react";
import i18next from "i18next";
import { useCallback, useEffect } from "react";
import { deletePolicies, type Policy } from "~/api/policy";
import { notify } from "~/components/feedback/notify";
import { UNDO_MS } from "~/config/times";
import { useStore } from "~/lib/state/use-store";
import { sessionToken } from "~/session/session";
import { createDeletions, type Ending } from "./deletions";

const deletions = createDeletions({
  waitMs: UNDO_MS,
  send: (ids) => deletePolicies({ body: { ids } }),
  session: sessionToken,
});

const toastOf = (batch: number) => `deleted ${batch}`;

deletions.endings.listen(({ batch, how }) => {
  notifications.hide(toastOf(batch));
  if (how === "undone") notify({ id: "policies", message: i18next.t("policies:done.undone") });
});

type Options = {
  /** Called with each end of a deletion while the screen is here. */
  onEnd: (ending: Ending) => void;
};

/** Deletes policies with an undo, which stands in a toast and has the focus at first. */
export function useDelete({ onEnd }: Options) {
  const hidden = useStore(deletions.hidden, ({ ids }) => ids);
  const { revalidate } = useRevalidator();

  useEffect(
    () =>
      deletions.endings.listen((ending) => {
        if (ending.how === "done") revalidate();
        onEnd(ending);
      }),
    [revalidate, onEnd],
  );

  const remove = useCallback((ids: readonly Policy["id"][]) => {
    const batch = deletions.deleteLater(ids);
    notify({
      id: toastOf(batch),
      autoClose: false,
      withCloseButton: false,
      message: <Undo total={ids.length} onUndo={() => deletions.undo(batch)} />,
    });
  }, []);
  return { hidden, remove };
}

/** An operator who works by keyboard has five seconds: the way to it must not be long. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

function Undo({ total, onUndo }: { total: number; onUndo: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      {i18next.t("policies:done.deleted", { total })}
      <Button ref={focus} size="compact-sm" variant="subtle" onClick={onUndo}>
        {i18next.t("policies:done.undo")}
      </Button>
    </Group>
  );
}
