import { useMutation, useMutationState, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { ApiError } from "~/api/client/api-error";
import { failures } from "~/api/client/failures";
import { queryClient } from "~/api/client/query-client";
import { listMessages, type MessageType, markMessagesRead } from "~/api/message";
import { STORAGE_KEY } from "~/config/storage-keys";
import { MESSAGE_POLL_MS, REQUEST_TIMEOUT_MS } from "~/config/times";
import { userActivity } from "~/lib/page/user-activity";
import { useStore } from "~/lib/state/use-store";
import { createAccountStorage, useAccountStorage } from "~/lib/storage/account-storage";
import { currentAccount, useAccount } from "~/session/account";
import { idsOf, isUnread, messagesOf } from "./message-rules";

const cleared = createAccountStorage<number[]>(STORAGE_KEY.clearedMessages, v.array(v.number()), []);

const MARK_READ = markMessagesRead.queryKey;
const markedIds = v.object({ body: v.object({ ids: v.array(v.number()) }) });

/** The ids of a write that was not rejected. No later list undoes it: a message never becomes unread again. */
function idsOfMark({ status, variables }: { status: string; variables: unknown }): number[] {
  return status !== "error" && v.is(markedIds, variables) ? variables.body.ids : [];
}

const isSameFailure = (one: ApiError, other: ApiError): boolean =>
  one.reason === other.reason && one.status === other.status && one.code === other.code;

/** The failure of the last load. The query forgets it with the next one, as long as it has no data. */
let lastFailure: ApiError | undefined;

/** Whether a load follows a failed one without somebody's doing. */
function isPollAfterFailure(): boolean {
  const { errorUpdateCount = 0, errorUpdatedAt = 0 } = queryClient.getQueryState(listMessages.query().queryKey) ?? {};
  return errorUpdateCount > 0 && Date.now() - errorUpdatedAt > MESSAGE_POLL_MS - 2 * REQUEST_TIMEOUT_MS;
}

/** A poll that fails like the one before it is not reported again, which would be every minute; a retry soon after it is. */
async function loadMessages({ signal }: { signal: AbortSignal }) {
  const reported = isPollAfterFailure() ? lastFailure : undefined;
  try {
    const messages = await listMessages({ signal, quiet: reported !== undefined });
    lastFailure = undefined;
    return messages;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    lastFailure = error;
    if (reported && !isSameFailure(error, reported)) failures.emit({ error, reportsExpiry: true });
    throw error;
  }
}

/**
 * The account's messages, for the badge, the message centre, its page and every panel.
 * Polled every minute while one of them is mounted, the page is visible and the operator is there.
 */
export function useMessages() {
  const hidden = useAccountStorage(cleared, useAccount());
  const marked = useMutationState({
    filters: { mutationKey: MARK_READ },
    select: ({ state }) => idsOfMark(state),
  }).flat();
  const isIdle = useStore(userActivity, (current) => current.isIdle);
  const query = listMessages.query();
  return useQuery({
    ...query,
    queryFn: loadMessages,
    select: (messages) => messagesOf(messages, new Set(marked), hidden),
    // Pauses while offline and refetches when the network returns.
    networkMode: "online",
    staleTime: MESSAGE_POLL_MS,
    // Whoever comes back gets what has come meanwhile at once.
    enabled: query.enabled && !isIdle,
    refetchInterval: MESSAGE_POLL_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });
}

const allMessages = () => queryClient.getQueryData(listMessages.query().queryKey) ?? [];

export function useMessageActions() {
  const { mutate } = useMutation({
    mutationKey: MARK_READ,
    mutationFn: markMessagesRead,
    gcTime: Number.POSITIVE_INFINITY,
  });

  /** Shows them as read at once; those that the server rejects become unread again. */
  function markRead(ids: readonly number[]): void {
    const marks = queryClient.getMutationCache().findAll({ mutationKey: MARK_READ });
    const marked = new Set(marks.flatMap(({ state }) => idsOfMark(state)));
    const unread = allMessages().filter(
      (message) => ids.includes(message.id) && isUnread(message) && !marked.has(message.id),
    );
    if (unread.length > 0) mutate({ body: { ids: unread.map(({ id }) => id) } });
  }

  return { markRead, markAllRead: (type: MessageType) => markRead(idsOf(allMessages(), type, "unread")) };
}

/** Hides read messages of these ids in this browser until `showCleared`; the server keeps them. */
export function clearRead(ids: readonly number[]): void {
  const existing = new Set(allMessages().map(({ id }) => id));
  // Ids that the server no longer has need not be stored.
  const before = cleared.read(currentAccount()).filter((id) => existing.has(id));
  cleared.write(currentAccount(), [...before, ...ids]);
}

/** Shows a type's cleared messages again. */
export function showCleared(type: MessageType): void {
  const ofType = new Set(
    allMessages()
      .filter((message) => message.type === type)
      .map(({ id }) => id),
  );
  cleared.write(
    currentAccount(),
    cleared.read(currentAccount()).filter((id) => !ofType.has(id)),
  );
}
