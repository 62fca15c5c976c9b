import { ActionIcon } from "@mantine/core";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ChatItem, collectChat, listChats } from "~/api/chat";
import { changesRecord, isPending } from "~/api/client/mutations";
import { PersonList, PersonRow } from "~/components/display/person-row";
import { RecentTime } from "~/components/display/recent-time";
import { NoMatchView } from "~/components/feedback/view-states";
import { ScrollBody } from "~/components/layout/scroll-body";
import { passFocus } from "~/lib/page/focus-around";
import { type ChatFilter, findChats } from "./chats";
import { PhoneRows } from "./phone-rows";
import classes from "./workplace.module.css";

type Props = { items: readonly ChatItem[]; filter: ChatFilter; clear: () => void };

export function ChatList({ items, filter, clear }: Props) {
  const { t } = useTranslation("workplace");
  const found = findChats(items, filter);
  return (
    <>
      <span className="visually-hidden" role="status">
        {t("chat.found", { number: found.length })}
      </span>
      {found.length === 0 ? (
        <NoMatchView clear={clear} />
      ) : (
        <ScrollBody label={t("chat.title")}>
          <PhoneRows rows={found.length}>
            <PersonList items={found}>
              {(chat) => (
                <PersonRow
                  key={chat.id}
                  name={chat.username}
                  picture=""
                  note={<RecentTime value={chat.time} />}
                  action={<Star chat={chat} removesFromList={filter.view === "collected"} />}
                >
                  {chat.content}
                </PersonRow>
              )}
            </PersonList>
          </PhoneRows>
        </ScrollBody>
      )}
    </>
  );
}

type Collect = Pick<ChatItem, "id" | "isCollect">;

/** Optimistic, corrected by the response, rolled back by a failure; a second click waits for the first. */
function useCollectToggle({ id, isCollect: isCollected }: ChatItem) {
  const change = changesRecord(listChats.query(), id, (chat: ChatItem, { isCollect }: Collect) => ({
    ...chat,
    isCollect,
  }));
  const { mutate } = useMutation({
    ...change,
    mutationFn: ({ isCollect }: Collect) => collectChat({ params: { id }, body: { isCollect } }),
  });
  return () => isPending(change.mutationKey) || mutate({ id, isCollect: !isCollected });
}

/** `removesFromList`: without its star the chat is no longer in the list. */
function Star({ chat, removesFromList }: { chat: ChatItem; removesFromList: boolean }) {
  const { t } = useTranslation("workplace");
  const toggle = useCollectToggle(chat);
  const label = t("chat.star", { name: chat.username });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-pressed={chat.isCollect}
      title={label}
      className={chat.isCollect ? classes.starred : undefined}
      onClick={({ currentTarget: star }) =>
        toggle() ||
        (removesFromList && passFocus(star, star.closest("section")?.querySelector<HTMLElement>("[type=search]")))
      }
    >
      {chat.isCollect ? <IconStarFilled aria-hidden /> : <IconStar aria-hidden />}
    </ActionIcon>
  );
}
