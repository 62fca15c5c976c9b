import { useTranslation } from "react-i18next";
import { isUnread } from "~/features/messages/message-rules";
import { NoticePanel } from "~/features/messages/notice-panel";

/** The notices that are still unread. */
export function NoticesPanel() {
  const { t } = useTranslation("workplace");
  return (
    <NoticePanel
      title={t("notices.title")}
      noticesOf={({ shown }) => shown.filter((message) => message.type === "notice" && isUnread(message))}
    />
  );
}
