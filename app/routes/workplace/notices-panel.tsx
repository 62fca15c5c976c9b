import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPanel } from "~/components/list-panel";
import { NoticeList } from "~/components/notice-list";
import { pathTo } from "~/navigation/paths";
import { isUnread } from "~/session/message-rules";
import { markRead, useMessages } from "~/session/messages";
import classes from "./workplace.module.css";

/** The notices that are still unread; a click marks one read. */
export function NoticesPanel() {
  const { t } = useTranslation("workplace");
  const all = (
    <Link to={pathTo("Message")} className={classes.all}>
      {t("notices.all")}
    </Link>
  );
  return (
    <ListPanel
      title={t("notices.title")}
      aside={all}
      data={useMessages()}
      isEmpty={({ unread }) => unread.notice === 0}
    >
      {({ shown }) => (
        <NoticeList
          notices={shown.filter((message) => message.type === "notice" && isUnread(message))}
          onRead={(id) => markRead([id])}
        />
      )}
    </ListPanel>
  );
}
