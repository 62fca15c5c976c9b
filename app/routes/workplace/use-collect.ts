import { useState } from "react";
import { type ChatItem, collectChat } from "~/api/chat";

type Id = ChatItem["id"];

const withItem = (chats: readonly ChatItem[], changed: ChatItem) =>
  chats.map((chat) => (chat.id === changed.id ? changed : chat));

/**
 * The chats with what was starred here since they came. A star changes at once, is put right by the
 * server's answer and taken back by its refusal; a second click waits for the first.
 */
export function useCollect(told: readonly ChatItem[]) {
  const [edited, setEdited] = useState({ of: told, chats: told });
  const [asking, setAsking] = useState<ReadonlySet<Id>>(new Set());
  // Chats that were asked for anew hold all that was changed before.
  const current = edited.of === told ? edited : { of: told, chats: told };
  const show = (chat: ChatItem) =>
    setEdited((before) => {
      const chats = before.of === told ? before.chats : told;
      return { of: told, chats: withItem(chats, chat) };
    });

  async function collect(chat: ChatItem) {
    if (asking.has(chat.id)) return;
    const isCollect = !chat.isCollect;
    setAsking((before) => new Set([...before, chat.id]));
    show({ ...chat, isCollect });
    try {
      show(await collectChat({ params: { id: chat.id }, body: { isCollect } }));
    } catch {
      // Announced by the client.
      show(chat);
    }
    setAsking((before) => new Set([...before].filter((id) => id !== chat.id)));
  }
  return { chats: current.chats, collect };
}
