import { Avatar, UnstyledButton } from "@mantine/core";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import IconChecklist from "@tabler/icons-react/dist/esm/icons/IconChecklist.mjs";
import { useTranslation } from "react-i18next";
import type { Message } from "~/api/message";
import { PersonAvatar } from "~/components/display/person-avatar";
import { RecentTime } from "~/components/display/recent-time";
import { trustedImage } from "~/components/display/trusted-image";
import { MESSAGE_LENGTH } from "~/config/limits";
import { usePrinting } from "~/lib/page/use-phone-page";
import classes from "./message-row.module.css";
import { isUnread } from "./message-rules";
import { MessageTag } from "./message-tag";

export type MessageContent = Omit<Message, "id">;

type Props = {
  message: MessageContent;
  /** The id of the title, which names the row, and is a button of it. */
  titleId?: string;
};

/** One message in any list; needs the i18n namespace `message`. */
export function MessageRow({ message, titleId }: Props) {
  const { t } = useTranslation("message");
  const { time, messageType } = message;
  // Texts of any length: the browser would lay out all of what it then cuts, except on paper.
  const limit = usePrinting() ? MESSAGE_LENGTH.read : MESSAGE_LENGTH.row;
  const [title = "", subTitle = "", content = ""] = [message.title, message.subTitle, message.content].map((text) =>
    text.slice(0, limit),
  );
  const unread = isUnread(message);
  // What a voice can press; keys press the row, whose handler gets the click.
  const Heading = titleId ? UnstyledButton : "span";
  return (
    <div className={classes.row} data-unread={unread || undefined}>
      <Picture message={message} />
      <div className={classes.body}>
        <div className={classes.header}>
          <Heading
            id={titleId}
            tabIndex={titleId ? -1 : undefined}
            className={classes.title}
            title={`${title} ${subTitle}`}
          >
            {unread && <span className="visually-hidden">{t("row.unread")} </span>}
            <bdi>{title}</bdi>{" "}
            {subTitle && (
              <small dir="auto" className={classes.subTitle}>
                {subTitle}
              </small>
            )}
          </Heading>
          <MessageTag messageType={messageType} />
        </div>
        <p className={classes.content}>{content}</p>
        <RecentTime value={time} className={classes.time} />
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
