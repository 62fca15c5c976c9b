import { MESSAGE_READ, MESSAGE_TYPES, type Message, type MessageType } from "~/api/message";
import { isolated } from "~/lib/text/isolated";

export type Counts = Record<MessageType, number>;

export type Messages = {
  /** All messages, in the server's order. */
  all: Message[];
  /** The visible ones. */
  shown: Message[];
  unread: Counts;
  /** How many are hidden because the operator cleared them. */
  cleared: Counts;
};

export const isUnread = ({ status }: Pick<Message, "status">): boolean => status !== MESSAGE_READ;

const startsInHan = /^\p{Script=Han}/u;
const endsInHan = /\p{Script=Han}$/u;

/** Title and sub-title in one line, neither of which turns the order of the other. Chinese has no space between words. */
export function titleOf({ title, subTitle }: Pick<Message, "title" | "subTitle">): string {
  const gap = endsInHan.test(title) && startsInHan.test(subTitle) ? "" : " ";
  return [title, subTitle].map(isolated).join(gap).trim();
}

function countByType(list: readonly Message[]): Counts {
  const counts: Counts = { message: 0, notice: 0, todo: 0 };
  for (const { type } of list) counts[type] += 1;
  return counts;
}

/**
 * The operator's view of the server's messages: `marked` ids are read, and read messages with `cleared` ids are
 * hidden. An unread message is always visible.
 */
export function messagesOf(
  messages: readonly Message[],
  marked: ReadonlySet<number>,
  cleared: readonly number[],
): Messages {
  const hidden = new Set(cleared);
  const isHidden = (message: Message) => !isUnread(message) && hidden.has(message.id);
  const all = messages.map((message) => (marked.has(message.id) ? { ...message, status: MESSAGE_READ } : message));
  return {
    all,
    shown: all.filter((message) => !isHidden(message)),
    unread: countByType(all.filter(isUnread)),
    cleared: countByType(all.filter(isHidden)),
  };
}

export const unreadInAll = (counts: Counts): number => MESSAGE_TYPES.reduce((sum, type) => sum + counts[type], 0);

/** The ids of a type's messages that are still unread, or that are read. */
export const idsOf = (list: readonly Message[], type: MessageType, state: "unread" | "read"): number[] =>
  list.filter((message) => message.type === type && isUnread(message) === (state === "unread")).map(({ id }) => id);
