import { useTranslation } from "react-i18next";
import type { Message } from "~/api/message";
import classes from "./message-row.module.css";

/** By `messageType`; an unknown number has no tag. */
const TAGS = ["waiting", "opened", "running", "expiring"] as const;

export function MessageTag({ messageType }: Pick<Message, "messageType">) {
  const { t } = useTranslation("message");
  const tag = TAGS[messageType];
  if (!tag) return null;
  return (
    <span className={classes.tag} data-tag={tag}>
      {t(`tag.${tag}`)}
    </span>
  );
}
