import { Avatar } from "@mantine/core";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import IconChecklist from "@tabler/icons-react/dist/esm/icons/IconChecklist.mjs";
import { useTranslation } from "react-i18next";
import type { Message } from "~/api/message";
import { PersonAvatar } from "~/components/display/person-avatar";
import { ServerTime } from "~/components/display/server-time";
import { trustedImage } from "~/components/display/trusted-image";
import classes from "./message-row.module.css";

export type MessageContent = Omit<Message, "id">;

/** By `messageType`; an unknown number has no tag. */
const TAGS = ["waiting", "opened", "running", "expiring"] as const;

type Props = {
  message: MessageContent;
  /** The id of the title, which names the row. */
  titleId?: string;
};

/** One message in any list; needs the i18n namespace `message`. */
export function MessageRow({ message, titleId }: Props) {
  const { t } = useTranslation("message");
  const { title, subTitle, content, time, status } = message;
  const tag = TAGS[message.messageType];
  const unread = status === 0;
  return (
    <div className={classes.row} data-unread={unread || undefined}>
      <Picture message={message} />
      <div className={classes.body}>
        <div className={classes.header}>
          <span id={titleId} className={classes.title} title={`${title}${subTitle}`}>
            {unread && <span className="visually-hidden">{t("row.unread")} </span>}
            {title} {subTitle && <small className={classes.subTitle}>{subTitle}</small>}
          </span>
          {tag && (
            <span className={classes.tag} data-tag={tag}>
              {t(`tag.${tag}`)}
            </span>
          )}
        </div>
        <p className={classes.content}>{content}</p>
        <ServerTime value={time} className={classes.time} />
      </div>
    </div>
  );
}

/** The sender's picture or initials; a message without a sender has an icon. */
function Picture({ message: { type, avatar, title } }: Pick<Props, "message">) {
  const src = trustedImage(avatar);
  return (
    <span className={classes.picture}>
      {type === "message" || src ? (
        <PersonAvatar name={title} picture={avatar} size={36} />
      ) : (
        <Avatar size={36}>{type === "notice" ? <IconBell aria-hidden /> : <IconChecklist aria-hidden />}</Avatar>
      )}
    </span>
  );
}
