import { memo } from "react";
import { useTranslation } from "react-i18next";
import { NoticePanel } from "~/components/notice-panel";
import { markRead, useMessages } from "~/session/messages";

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
