import { memo } from "react";
import { useTranslation } from "react-i18next";
import { markRead, useMessages } from "~/features/messages/messages";
import { NoticePanel } from "~/features/messages/notice-panel";

/** All notices, read or not. */
export const NoticesPanel = memo(function NoticesPanel() {
  const { t } = useTranslation("user");
  return (
    <NoticePanel
      title={t("notices.title")}
      data={useMessages()}
      noticesOf={({ shown }) => shown.filter(({ type }) => type === "notice")}
      onRead={(id) => markRead([id])}
    />
  );
});
