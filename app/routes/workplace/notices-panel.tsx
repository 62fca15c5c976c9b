import { memo } from "react";
import { useTranslation } from "react-i18next";
import { NoticePanel } from "~/components/notice-panel";
import { isUnread } from "~/session/message-rules";
import { markRead, useMessages } from "~/session/messages";

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
