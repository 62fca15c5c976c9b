import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPanel } from "~/components/list-panel";
import { NoticeList } from "~/components/notice-list";
import { pathTo } from "~/navigation/paths";
import { markRead, useMessages } from "~/session/messages";
import classes from "./info.module.css";

const noticesOf = <T extends { type: string }>({ shown }: { shown: readonly T[] }): T[] =>
  shown.filter(({ type }) => type === "notice");

/** All notices; a click marks an unread one read. */
export function NoticesPanel() {
  const { t } = useTranslation("user");
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
      isEmpty={(messages) => noticesOf(messages).length === 0}
    >
      {(messages) => <NoticeList notices={noticesOf(messages)} onRead={(id) => markRead([id])} />}
    </ListPanel>
  );
}
