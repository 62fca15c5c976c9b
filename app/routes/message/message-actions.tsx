import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SearchField } from "~/components/fields/search-field";
import { TextSkeleton } from "~/components/loading/skeleton";
import { idsOf, type Messages } from "~/features/messages/message-rules";
import { clearRead, useMessageActions } from "~/features/messages/messages";
import { useFormat } from "~/i18n/format";
import { withFocusAround } from "~/lib/page/focus-around";
import classes from "./message.module.css";
import type { MessageView } from "./message-view";

type Props = {
  view: MessageView;
  /** Undefined without them. */
  messages: Messages | undefined;
  isLoading: boolean;
  found: number | undefined;
  onSearch: (text: string) => void;
};

/** The search field, and actions on all messages of a tab. */
export function MessageActions({ view, messages, isLoading, found, onSearch }: Props) {
  const { t } = useTranslation("inbox");
  const format = useFormat();
  const { markAllRead } = useMessageActions();
  const read = idsOf(messages?.shown ?? [], view.tab, "read");
  return (
    <div className={classes.actions}>
      <SearchField
        label={t("search")}
        clearLabel={t("clearSearch")}
        value={view.search}
        onSearch={onSearch}
        className={classes.search}
      />
      <span className={classes.found} role="status">
        {isLoading && <TextSkeleton width="4em" />}
        {found !== undefined && t("found", { number: format.number(found) })}
      </span>
      <Button
        variant="default"
        disabled={!messages?.unread[view.tab]}
        onClick={withFocusAround(() => markAllRead(view.tab))}
      >
        {t("readAll")}
      </Button>
      <Button variant="default" disabled={read.length === 0} onClick={withFocusAround(() => clearRead(read))}>
        {t("clear")}
      </Button>
    </div>
  );
}
