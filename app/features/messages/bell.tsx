import { ActionIcon } from "@mantine/core";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import { forwardRef } from "react";
import { useTranslation } from "react-i18next";
import { BADGE_MAX } from "~/config/limits";
import classes from "./bell.module.css";
import { unreadInAll } from "./message-rules";
import { useMessages } from "./messages";

type BellProps = { onClick: () => void; expanded: boolean };

/** The button with the number of unread messages; it gets the focus back from what it opens. */
export const Bell = forwardRef<HTMLButtonElement, BellProps>(function Bell({ expanded, ...props }, ref) {
  const { t } = useTranslation("console");
  const messages = useMessages();
  const unread = messages.data ? unreadInAll(messages.data.unread) : 0;
  const label = unread > 0 ? t("messages.unread", { number: unread }) : t("messages.title");
  return (
    <span className={classes.bell}>
      <ActionIcon
        ref={ref}
        variant="subtle"
        color="gray"
        size="lg"
        title={label}
        {...props}
        aria-expanded={expanded}
        aria-label={label}
      >
        <IconBell aria-hidden />
      </ActionIcon>
      {unread > 0 && (
        <span className={classes.badge} aria-hidden>
          {unread > BADGE_MAX ? `${BADGE_MAX}+` : unread}
        </span>
      )}
    </span>
  );
});
