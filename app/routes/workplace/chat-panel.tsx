import { TextInput } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { listChats } from "~/api/chat";
import { QueryView } from "~/components/feedback/query-view";
import { EmptyView } from "~/components/feedback/view-states";
import { SegmentedControl } from "~/components/fields/segmented-control";
import { Panel } from "~/components/layout/panel";
import { RowsSkeleton } from "~/components/loading/rows-skeleton";
import { FILTER_TEXT_LIMIT } from "~/config/limits";
import { useSetQuery } from "~/lib/page/use-set-query";
import { ChatList } from "./chat-list";
import { CHAT_VIEWS, type ChatFilter, readChatFilter, writeChatFilter } from "./chats";
import classes from "./workplace.module.css";

/** Search and view are in the URL. */
export function ChatPanel() {
  const { t } = useTranslation(["workplace", "console"]);
  const [query] = useSearchParams();
  const setQuery = useSetQuery();
  const filter = readChatFilter(query);
  const chats = useQuery(listChats.query());
  const field = useRef<HTMLInputElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  const change = (next: Partial<ChatFilter>) =>
    setQuery((requested) => writeChatFilter(requested, next), { replace: true });

  function search(text: string) {
    const isRefused = text.length > FILTER_TEXT_LIMIT;
    setTooLong(isRefused);
    if (!isRefused) change({ search: text });
  }
  function clear() {
    setTooLong(false);
    change({ view: CHAT_VIEWS[0], search: "" });
    // The field is uncontrolled, because a value that returns through the URL would disturb typing.
    if (field.current) field.current.value = "";
    field.current?.focus();
  }

  return (
    <Panel
      title={t("chat.title")}
      query={chats}
      aside={
        <SegmentedControl
          label={t("chat.view")}
          value={filter.view}
          onChange={(view) => change({ view })}
          options={CHAT_VIEWS.map((value) => ({ value, label: t(`chat.${value}`) }))}
        />
      }
    >
      <TextInput
        ref={field}
        className={classes.search}
        type="search"
        aria-label={t("chat.search")}
        placeholder={t("chat.search")}
        leftSection={<IconSearch aria-hidden />}
        defaultValue={filter.search}
        error={isTooLong && t("console:panel.searchTooLong", { max: FILTER_TEXT_LIMIT })}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <div className={classes.chats}>
        <QueryView
          query={chats}
          skeleton={<RowsSkeleton />}
          isEmpty={(items) => items.length === 0}
          empty={<EmptyView text={t("chat.none")} drawing="chats" />}
        >
          {(items) => <ChatList items={items} filter={filter} clear={clear} />}
        </QueryView>
      </div>
    </Panel>
  );
}
