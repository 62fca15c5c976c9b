import { ActionIcon } from "@mantine/core";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { ChatItem } from "~/api/chat";
import { PersonList, PersonRow } from "~/components/display/person-row";
import { ServerTime } from "~/components/display/server-time";
import { NoMatchView } from "~/components/feedback/view-states";
import { ScrollBody } from "~/components/layout/scroll-body";
import { type ChatChoice, findChats } from "./chats";
import { useCollect } from "./use-collect";
import classes from "./workplace.module.css";

type Props = { items: readonly ChatItem[]; choice: ChatChoice; clear: () => void };

/** The chats of a choice, each with its star. */
export const ChatList = memo(function ChatList({ items, choice, clear }: Props) {
  const { t } = useTranslation("workplace");
  const { chats, collect } = useCollect(items);
  const found = findChats(chats, choice);
  return (
    <>
      <span className="visually-hidden" role="status">
        {t("chat.found", { number: found.length })}
      </span>
      {found.length === 0 ? (
        <NoMatchView clear={clear} />
      ) : (
        <ScrollBody label={t("chat.title")}>
          <PersonList>
            {found.map((chat) => (
              <PersonRow
                key={chat.id}
                name={chat.username}
                picture=""
                note={<ServerTime value={chat.time} />}
                action={<Star chat={chat} collect={() => collect(chat)} />}
              >
                {chat.content}
              </PersonRow>
            ))}
          </PersonList>
        </ScrollBody>
      )}
    </>
  );
});

function Star({ chat, collect }: { chat: ChatItem; collect: () => void }) {
  const { t } = useTranslation("workplace");
  const label = t("chat.star", { name: chat.username });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-pressed={chat.isCollect}
      title={label}
      className={chat.isCollect ? classes.starred : undefined}
      onClick={collect}
    >
      {chat.isCollect ? <IconStarFilled /> : <IconStar />}
    </ActionIcon>
  );
}
