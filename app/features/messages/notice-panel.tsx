import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "~/api/message";
import { EmptyView } from "~/components/feedback/view-states";
import { AllLink } from "~/components/layout/all-link";
import { ListPanel } from "~/components/layout/list-panel";
import { LazyMessageDialog } from "./lazy-message-dialog";
import { isUnread } from "./message-rules";
import { useMessages } from "./messages";
import { NoticeList } from "./notice-list";
import { NoticesSkeleton } from "./notices-skeleton";
import { useOpenedMessage } from "./use-opened-message";

/** Notices, the unread ones first, with a link to all messages. */
export function NoticePanel({ title }: { title: string }) {
  const { t } = useTranslation("message");
  const messages = useMessages();
  const { message, open, close } = useOpenedMessage(messages.data?.all);
  const [read, setRead] = useState<readonly number[]>([]);
  const notices = messages.data?.shown.filter(({ type }) => type === "notice") ?? [];
  // Those that were opened here keep their place.
  const isFirst = (notice: Message) => isUnread(notice) || read.includes(notice.id);

  function openNotice(id: number) {
    setRead([...read, id]);
    open(id);
  }

  return (
    <>
      <ListPanel
        title={title}
        aside={<AllLink to="Message" />}
        query={messages}
        skeleton={<NoticesSkeleton />}
        isEmpty={() => notices.length === 0}
        empty={<EmptyView text={t("noNotices")} drawing="notices" />}
      >
        {() => (
          <NoticeList
            notices={notices.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))}
            onOpen={openNotice}
          />
        )}
      </ListPanel>
      {read.length > 0 && <LazyMessageDialog message={message} onClose={close} />}
    </>
  );
}
