import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import classes from "./undo/undo.module.css";

type Props = { toast: string; text: string; onView: () => void };

/** The toast of a new record, which may be on another page of the list or outside of its search. */
export function CreatedMessage({ toast, text, onView }: Props) {
  const view = () => {
    notifications.hide(toast);
    onView();
  };
  return (
    <Group justify="space-between" wrap="nowrap">
      <span className={classes.text}>{text}</span>
      <Button size="compact-sm" variant="subtle" className={classes.button} onClick={view}>
        {i18next.t("resource:action.view")}
      </Button>
    </Group>
  );
}
