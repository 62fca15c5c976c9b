import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { MessageType } from "~/api/message";
import { showCleared } from "~/features/messages/messages";
import { useFormat } from "~/i18n/format";
import { withFocusAround } from "~/lib/page/focus-around";
import classes from "./message.module.css";

/** The number of cleared messages of a type, with a button that shows them again: they are only hidden. */
export function ClearedNote({ type, count }: { type: MessageType; count: number }) {
  const { t } = useTranslation("inbox");
  const format = useFormat();
  if (count === 0) return null;
  return (
    <p className={classes.cleared}>
      {t("cleared", { number: format.number(count) })}
      <Button size="compact-sm" variant="subtle" onClick={withFocusAround(() => showCleared(type))}>
        {t("showCleared")}
      </Button>
    </p>
  );
}
