import { useTranslation } from "react-i18next";
import { NoticePanel } from "~/features/messages/notice-panel";

/** All notices, read or not. */
export function NoticesPanel() {
  const { t } = useTranslation("user");
  return (
    <NoticePanel title={t("notices.title")} noticesOf={({ shown }) => shown.filter(({ type }) => type === "notice")} />
  );
}
