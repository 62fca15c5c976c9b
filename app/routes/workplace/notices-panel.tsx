import { memo } from "react";
import { useTranslation } from "react-i18next";
import { isUnread } from "~/features/messages/message-rules";
import { markRead, useMessages } from "~/features/messages/messages";
import { NoticePanel } from "~/features/messages/notice-panel";

/** The notices that are still unread. */
export const NoticesPanel = memo(function NoticesPanel() {
  const { t } = useTranslation("workplace");
  return (
    <NoticePanel
      title={t("notices.title")}
      data={useMessages()}
      noticesOf={({ shown }) => shown.filter((message) => message.type === "notice" && isUnread(message))}
      onRead={(id) => markRead([id])}
    />
  );
});
