import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPanel } from "~/components/layout/list-panel";
import classes from "~/components/layout/panel.module.css";
import { pathTo } from "~/navigation/paths";
import type { Messages } from "./message-rules";
import { useMessageActions, useMessages } from "./messages";
import { type Notice, NoticeList } from "./notice-list";

type Props = { title: string; noticesOf: (messages: Messages) => readonly Notice[] };

/** Notices, with a link to all messages. */
export function NoticePanel({ title, noticesOf }: Props) {
  const { markRead } = useMessageActions();
  const { t } = useTranslation("message");
  const all = (
    <Link to={pathTo("Message")} className={classes.all}>
      {t("showAll")}
    </Link>
  );
  return (
    <ListPanel title={title} aside={all} query={useMessages()} isEmpty={(messages) => noticesOf(messages).length === 0}>
      {(messages) => <NoticeList notices={noticesOf(messages)} onRead={(id) => markRead([id])} />}
    </ListPanel>
  );
}
