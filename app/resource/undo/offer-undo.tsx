import { type NotificationData, notifications } from "@mantine/notifications";
import { notify } from "~/components/feedback/notify";
import { ACTION_TOAST_MS, UNDO_MS } from "~/config/times";
import { sessionEnded } from "~/session/session";
import { undoByKey } from "./undo-by-key";
import { UndoMessage } from "./undo-message";

/** The toasts with an undo. */
const offered = new Set<string>();

// What one session did is not for the next to undo.
sessionEnded.listen(() => {
  for (const id of offered) notifications.hide(id);
});

/** After something that cannot be undone: the key undoes what was done last, and must not take back what was before. */
export const endUndoByKey = (): void => {
  undoByKey.set({ ids: [] });
};

type Offer = Omit<NotificationData, "message"> & { id: string; text: string; onUndo: () => void };

function show({ text, onUndo, ...toast }: Offer, time: { ms: number; restarts?: boolean; focused?: boolean }): void {
  const { id } = toast;
  offered.add(id);
  const others = () => undoByKey.get().ids.filter((other) => other !== id);
  undoByKey.set({ ids: [id, ...others()] });
  const onClose = () => {
    offered.delete(id);
    undoByKey.set({ ids: others() });
  };
  notify({
    ...toast,
    message: <UndoMessage {...time} text={text} id={id} onUndo={onUndo} />,
    onClose,
  });
}

/** Offers the undo of what has been done, for a while. */
export const offerUndo = ({ onUndo, ...offer }: Offer): void =>
  show(
    {
      ...offer,
      autoClose: ACTION_TOAST_MS,
      onUndo: () => {
        notifications.hide(offer.id);
        onUndo();
      },
    },
    { ms: ACTION_TOAST_MS, restarts: true },
  );

/**
 * Offers to undo a deletion that is sent when the time is over; who starts it hides the toast. Five seconds are too
 * short to reach the button by Tab: it names its key, and may have the focus.
 */
export const offerUndoOfDeletion = ({ focused, ...offer }: Offer & { focused: boolean }): void =>
  show({ ...offer, autoClose: false }, { ms: UNDO_MS, focused });
