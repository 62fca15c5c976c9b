import { Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Message } from "~/api/message";
import { StateView } from "~/components/feedback/state-view";
import { MessageDetail } from "~/features/messages/message-detail";
import { titleOf } from "~/features/messages/message-rules";
import classes from "./message.module.css";

/** The opened message beside the list. */
export function ReadingPane({ message }: { message: Message | undefined }) {
  const { t } = useTranslation("inbox");
  return (
    <section className={`${classes.pane} screen-only`} aria-label={t("detail")} aria-live="polite">
      {message ? (
        <>
          <Title order={2} mb={4}>
            {titleOf(message)}
          </Title>
          <MessageDetail message={message} />
        </>
      ) : (
        <StateView shape="M24 26h72v52H24z" accent="M26 28l34 28 34-28">
          {t("choose")}
        </StateView>
      )}
    </section>
  );
}
