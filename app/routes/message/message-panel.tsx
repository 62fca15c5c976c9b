import { Paper } from "@mantine/core";
import { Navigate, useNavigation, useSearchParams } from "@remix-run/react";
import type { Message } from "~/api/message";
import { QueryView } from "~/components/feedback/query-view";
import { NoMatchView } from "~/components/feedback/view-states";
import { MOBILE_PAGE } from "~/config/appearance";
import { MessageDialog } from "~/features/messages/message-dialog";
import { MessageList } from "~/features/messages/message-list";
import { MessageSkeleton } from "~/features/messages/message-skeleton";
import { MessageTabs } from "~/features/messages/message-tabs";
import { useMessageActions, useMessages } from "~/features/messages/messages";
import { useMedia } from "~/lib/page/use-media";
import { useSetQuery } from "~/lib/page/use-set-query";
import { ClearedNote } from "./cleared-note";
import classes from "./message.module.css";
import { MessageActions } from "./message-actions";
import { findMessages, type MessageView, readView, writeView } from "./message-view";
import { ReadingPane } from "./reading-pane";

/** All messages by type, with a search, and the opened one; all of it is in the URL. */
export function MessagePanel() {
  const [query] = useSearchParams();
  const setQuery = useSetQuery();
  const view = readView(query);
  const messages = useMessages();
  const { data } = messages;
  const { markRead } = useMessageActions();
  const found = data && findMessages(data.shown, view);
  const opened = data?.shown.find(({ id }) => id === view.message);
  // A narrower page opens a message in a dialog.
  const isWide = !useMedia(MOBILE_PAGE);
  // A navigation that is pending has its own address.
  const isIdle = useNavigation().state === "idle";
  const isWrong = isIdle && data && view.message !== undefined && opened?.type !== view.tab;
  const isNone = data ? found?.length === 0 : messages.isError;
  const change = (next: Partial<MessageView>, replace = false) =>
    setQuery((requested) => writeView(requested, next), { replace });

  function openMessage(id: number) {
    change({ message: id }, true);
    markRead([id]);
  }

  return (
    <Paper withBorder radius="md" className={classes.panel}>
      {isWrong && <NormalizedAddress query={query} opened={opened} />}
      <MessageActions
        view={view}
        messages={data}
        isLoading={messages.isPending}
        found={found?.length}
        onSearch={(search) => change({ search }, true)}
      />
      <MessageTabs
        value={view.tab}
        onChange={(tab) => change({ tab, message: undefined })}
        unread={data?.unread}
        isLoading={messages.isPending}
      >
        <div className={classes.columns}>
          <div className={classes.list}>
            <QueryView
              query={messages}
              skeleton={<MessageSkeleton />}
              isEmpty={({ shown }) => !shown.some(({ type }) => type === view.tab)}
            >
              {() =>
                found?.length ? (
                  <MessageList
                    key={view.tab}
                    messages={found}
                    opened={isWide ? opened?.id : undefined}
                    onOpen={openMessage}
                    onRead={(id) => markRead([id])}
                  />
                ) : (
                  <NoMatchView clear={() => change({ search: "" })} />
                )
              }
            </QueryView>
            <ClearedNote type={view.tab} count={data?.cleared[view.tab] ?? 0} />
          </div>
          {isWide && (opened || !isNone) && <ReadingPane message={opened} />}
        </div>
      </MessageTabs>
      <MessageDialog message={isWide ? undefined : opened} onClose={() => change({ message: undefined }, true)} />
    </Paper>
  );
}

/** Leads to the tab of the opened message, or away from a message that is not there. */
function NormalizedAddress({ query, opened }: { query: URLSearchParams; opened: Message | undefined }) {
  const search = writeView(query, opened ? { tab: opened.type } : { message: undefined });
  return <Navigate to={{ search: `${search}` }} replace />;
}
