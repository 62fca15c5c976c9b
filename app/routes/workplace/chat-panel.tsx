import { useSearchParams } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { listChats } from "~/api/chat";
import { QueryView } from "~/components/feedback/query-view";
import { EmptyView } from "~/components/feedback/view-states";
import { SearchField } from "~/components/fields/search-field";
import { SegmentedControl } from "~/components/fields/segmented-control";
import { Panel } from "~/components/layout/panel";
import { RowsSkeleton } from "~/components/loading/rows-skeleton";
import { useSetQuery } from "~/lib/page/use-set-query";
import { ChatList } from "./chat-list";
import { CHAT_VIEWS, type ChatFilter, readChatFilter, writeChatFilter } from "./chats";
import classes from "./workplace.module.css";

/** Search and view are in the URL. */
export function ChatPanel() {
  const { t } = useTranslation("workplace");
  const [query] = useSearchParams();
  const setQuery = useSetQuery();
  const filter = readChatFilter(query);
  const chats = useQuery(listChats.query());
  const field = useRef<HTMLDivElement>(null);
  const change = (next: Partial<ChatFilter>) =>
    setQuery((requested) => writeChatFilter(requested, next), { replace: true });

  function clear() {
    change({ view: CHAT_VIEWS[0], search: "" });
    field.current?.querySelector("input")?.focus();
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
      <div ref={field} className={classes.search}>
        <SearchField
          label={t("chat.search")}
          clearLabel={t("chat.clearSearch")}
          value={filter.search}
          onSearch={(search) => change({ search })}
        />
      </div>
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
