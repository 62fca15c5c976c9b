import { Box, Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { withFocusAround } from "~/lib/page/focus-around";
import { focusOnMount } from "~/lib/page/focus-on-mount";
import classes from "./views.module.css";

type Props = {
  text: string;
  confirm: string;
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before what a view holds is lost, in its place in the list: a dialog would close the panel. */
export function ViewQuestion({ text, confirm, danger, onConfirm, onCancel }: Props) {
  const { t } = useTranslation("console");
  return (
    <Box className={classes.form} role="group" aria-label={text}>
      <p className={classes.question}>{text}</p>
      <Group gap="xs" justify="flex-end">
        <Button ref={focusOnMount} size="compact-sm" variant="default" onClick={onCancel}>
          {t("dialog.cancel")}
        </Button>
        <Button size="compact-sm" color={danger ? "red.9" : undefined} onClick={withFocusAround(onConfirm)}>
          {confirm}
        </Button>
      </Group>
    </Box>
  );
}
