import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isNone, ListPanel } from "~/components/layout/list-panel";
import classes from "~/components/layout/panel.module.css";
import type { Requested } from "~/lib/loading/use-request";
import { pathTo } from "~/navigation/paths";
import { type Notice, NoticeList } from "./notice-list";

type Props<T> = {
  title: string;
  data: Requested<T>;
  noticesOf: (data: T) => readonly Notice[];
  /** An unread one was clicked. */
  onRead: (id: number) => void;
};

/** Notices, and the way to the messages among which they stand. */
export function NoticePanel<T>({ title, data, noticesOf, onRead }: Props<T>) {
  const { t } = useTranslation("message");
  const all = (
    <Link to={pathTo("Message")} className={classes.all}>
      {t("showAll")}
    </Link>
  );
  return (
    <ListPanel title={title} aside={all} data={data} isEmpty={(messages) => isNone(noticesOf(messages))}>
      {(messages) => <NoticeList notices={noticesOf(messages)} onRead={onRead} />}
    </ListPanel>
  );
}
