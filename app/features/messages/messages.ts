import { useEffect, useMemo } from "react";
import * as v from "valibot";
import { listMessages, type Message, type MessageType, markMessagesRead } from "~/api/message";
import { STORAGE_KEY } from "~/config/storage-keys";
import { MESSAGE_POLL_MS } from "~/config/times";
import { poll } from "~/lib/loading/poll";
import type { Requested } from "~/lib/loading/use-request";
import { createStore } from "~/lib/state/store";
import { useStore } from "~/lib/state/use-store";
import { createAccountStorage, useAccountStorage } from "~/lib/storage/account-storage";
import { accountOf } from "~/session/account";
import { session } from "~/session/session";
import { idsOf, isUnread, type Messages, messagesOf } from "./message-rules";

type State = {
  /** Whose they are. */
  token: string;
  /** As the server last told them; null until it has. */
  told: readonly Message[] | null;
  /** Why they could not be had, or undefined. */
  error: unknown;
  /** Sent to the read call and not refused. No later answer undoes it: none becomes unread again (SPEC.md section 4). */
  marked: ReadonlySet<number>;
  /** When they were last asked for, 0 for never. */
  askedAt: number;
};

const NOBODYS: State = { token: "", told: null, error: undefined, marked: new Set(), askedAt: 0 };
const store = createStore<State>(NOBODYS);
const cleared = createAccountStorage<number[]>(STORAGE_KEY.clearedMessages, v.array(v.number()), []);

/** The messages of the session that is now: those of another one are forgotten. */
function own(): State {
  const { token } = session.get();
  if (store.get().token !== token) store.set({ ...NOBODYS, token });
  return store.get();
}

// Nothing of a session is left when it ends.
session.subscribe(own);

/** Changes them, unless the session ended while an answer was awaited: that one belongs to nobody. */
function keep(token: string, change: (state: State) => Partial<State>): void {
  if (own().token === token) store.set(change(own()));
}

/** Asks for the messages. A failure is announced by the client, and leaves what is known as it is. */
export async function loadMessages(): Promise<void> {
  const { token } = own();
  if (!token) return;
  store.set({ askedAt: Date.now(), error: undefined });
  try {
    const told = await listMessages();
    keep(token, () => ({ told, error: undefined }));
  } catch (error) {
    keep(token, () => ({ error }));
  }
}

/** Marks messages read at once; those that the server refuses to mark are unread again. */
export async function markRead(ids: readonly number[]): Promise<void> {
  const { token, told, marked } = own();
  const wanted = new Set(ids);
  const unread = (told ?? []).filter(
    (message) => wanted.has(message.id) && isUnread(message) && !marked.has(message.id),
  );
  if (unread.length === 0) return;
  const sent = new Set(unread.map(({ id }) => id));
  store.set({ marked: new Set([...marked, ...sent]) });
  try {
    await markMessagesRead({ body: { ids: [...sent] } });
  } catch {
    // Announced by the client.
    keep(token, (state) => ({ marked: new Set([...state.marked].filter((id) => !sent.has(id))) }));
  }
}

const current = () => messagesOf(own().told ?? [], own().marked, cleared.read(account()));
const account = () => accountOf(session.get().user);

/** Marks all of a type read. */
export const markAllRead = (type: MessageType): Promise<void> => markRead(idsOf(current().shown, type, "unread"));

/** Hides a type's read messages, in this browser and until they are shown again; the server keeps them. */
export function clearRead(type: MessageType): void {
  const known = new Set((own().told ?? []).map(({ id }) => id));
  // What the server has forgotten need not be remembered here.
  const before = cleared.read(account()).filter((id) => known.has(id));
  cleared.write(account(), [...before, ...idsOf(current().shown, type, "read")]);
}

/** Shows a type's cleared messages again. */
export function showCleared(type: MessageType): void {
  const ofType = new Set((own().told ?? []).filter((message) => message.type === type).map(({ id }) => id));
  cleared.write(
    account(),
    cleared.read(account()).filter((id) => !ofType.has(id)),
  );
}

/**
 * The account's messages: the one truth that badge, message centre, its page and every panel read.
 * Asked for again every minute while somebody reads them and the page is visible.
 */
export function useMessages(): Requested<Messages> {
  const token = useStore(session, (state) => state.token);
  const { told, marked, error } = useStore(store, (state) => (state.token === token ? state : NOBODYS));
  const owner = useStore(session, ({ user }) => accountOf(user));
  const hidden = useAccountStorage(cleared, owner);
  const data = useMemo(() => told && messagesOf(told, marked, hidden), [told, marked, hidden]);

  useEffect(() => {
    if (token) return poll(loadMessages, { everyMs: MESSAGE_POLL_MS, askedAt: () => own().askedAt });
  }, [token]);

  if (data) return { state: "data", data, again: loadMessages };
  return error === undefined
    ? { state: "loading", again: loadMessages }
    : { state: "failed", error, again: loadMessages };
}
