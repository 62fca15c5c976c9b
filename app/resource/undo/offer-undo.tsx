import { type NotificationData, notifications } from "@mantine/notifications";
import { notify } from "~/components/feedback/notify";
import { ACTION_TOAST_MS, UNDO_MS } from "~/config/times";
import { session, sessionEnded } from "~/session/session";
import { undoByKey } from "./undo-by-key";
import { UndoMessage } from "./undo-message";

/** The toasts with an undo. */
const offered = new Set<string>();

/** What was done. */
type Kind = "saved" | "changes" | "action" | "deletion";

/** Mantine's Notifications keeps the element of each id that it has shown, so ids are used again. */
const IDS = 10;
let lastId = 0;

function nextId(kind: Kind): string {
  const id = () => `${kind} ${lastId}`;
  do lastId = (lastId + 1) % (IDS + offered.size);
  while (offered.has(id()));
  return id();
}

function withdraw(): void {
  for (const id of offered) notifications.hide(id);
}

// What one session did is not for the next to undo, nor what one role did for the other.
sessionEnded.listen(withdraw);
let { role } = session.get();
session.subscribe(() => {
  if (session.get().role === role) return;
  role = session.get().role;
  withdraw();
});

/** After something that cannot be undone: the key undoes what was done last, and must not take back what was before. */
export const endUndoByKey = (): void => {
  undoByKey.set({ ids: [] });
};

type Offer = Omit<NotificationData, "message" | "id"> & { kind: Kind; text: string; onUndo: () => void };

/** Each offer is taken once: its toast can still be pressed while it leaves. */
function show(
  { kind, text, onUndo, ...toast }: Offer,
  time: { ms: number; restarts?: boolean; focused?: boolean },
): string {
  const id = nextId(kind);
  offered.add(id);
  const others = () => undoByKey.get().ids.filter((other) => other !== id);
  undoByKey.set({ ids: [id, ...others()] });
  const onClose = () => {
    offered.delete(id);
    undoByKey.set({ ids: others() });
  };
  let isTaken = false;
  const undoOnce = () => {
    if (isTaken) return;
    isTaken = true;
    notifications.hide(id);
    onUndo();
  };
  notify({
    ...toast,
    id,
    message: <UndoMessage {...time} text={text} id={id} onUndo={undoOnce} />,
    onClose,
  });
  return id;
}

/** Offers the undo of what has been done, for a while. Gives the toast's id. */
export const offerUndo = (offer: Offer): string =>
  show({ ...offer, autoClose: ACTION_TOAST_MS }, { ms: ACTION_TOAST_MS, restarts: true });

/**
 * For something that takes a while: gives a function that offers its undo, or only says what was done if another role is
 * active by then. That function gives the toast's id.
 */
export function undoOfRole(): (offer: Offer) => string {
  const { role: doer } = session.get();
  return (offer) => {
    if (session.get().role === doer) return offerUndo(offer);
    const id = nextId(offer.kind);
    notify({ id, color: offer.color, message: offer.text });
    return id;
  };
}

/**
 * Offers to undo a deletion that is sent when the time is over; the caller hides the toast then. Five seconds are too
 * short to reach the button by Tab: it names its key, and may have the focus. Gives the toast's id.
 */
export const offerUndoOfDeletion = ({ focused, ...offer }: Offer & { focused: boolean }): string =>
  show({ ...offer, autoClose: false }, { ms: UNDO_MS, focused });
