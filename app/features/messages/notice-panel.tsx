import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyView } from "~/components/feedback/view-states";
import { ListPanel } from "~/components/layout/list-panel";
import classes from "~/components/layout/panel.module.css";
import { lazyComponent } from "~/components/loading/lazy-component";
import { pathTo } from "~/navigation/paths";
import { isUnread } from "./message-rules";
import { useMessages } from "./messages";
import { NoticeList } from "./notice-list";
import listClasses from "./notice-list.module.css";
import { useOpenedMessage } from "./use-opened-message";

const LazyMessageDialog = lazyComponent(() => import("./message-dialog").then((file) => file.MessageDialog));

type Props = {
  title: string;
  /** Those that were opened here stay, as read ones. */
  unreadOnly?: boolean;
};

/** Notices to read, with a link to all messages. */
export function NoticePanel({ title, unreadOnly = false }: Props) {
  const { t } = useTranslation("message");
  const messages = useMessages();
  const { message, open, close } = useOpenedMessage(messages.data?.all);
  const [read, setRead] = useState<readonly number[]>([]);
  const notices = messages.data?.shown.filter(
    (one) => one.type === "notice" && (!unreadOnly || isUnread(one) || read.includes(one.id)),
  );

  function openNotice(id: number) {
    setRead([...read, id]);
    open(id);
  }

  const all = (
    <Link to={pathTo("Message")} className={classes.all}>
      {t("showAll")}
    </Link>
  );
  return (
    <>
      <ListPanel
        title={title}
        aside={all}
        query={messages}
        isEmpty={() => !notices?.length}
        empty={<EmptyView text={t(unreadOnly ? "noUnread" : "noNotices")} drawing="notices" />}
      >
        {() => (
          <>
            <NoticeList notices={notices ?? []} onOpen={openNotice} />
            {unreadOnly && <p className={listClasses.end}>{t("noMoreUnread")}</p>}
          </>
        )}
      </ListPanel>
      {read.length > 0 && <LazyMessageDialog message={message} onClose={close} />}
    </>
  );
}
