import { Button, Group } from "@mantine/core";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./confirm-dialog.module.css";
import { DeferredModal } from "./deferred-modal";
import { OVER_POPOVERS } from "./mount-on-open";

type Props = {
  opened: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  /** Default: Cancel. */
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation of an action that cannot be undone; the cancel button has the focus. */
export function ConfirmDialog({ opened, title, children, confirm, cancel, danger, busy, onConfirm, onCancel }: Props) {
  const { t } = useTranslation("console");
  return (
    <DeferredModal
      opened={opened}
      onClose={onCancel}
      title={
        danger ? (
          <>
            <IconAlertTriangle className={classes.sign} aria-hidden />
            {title}
          </>
        ) : (
          title
        )
      }
      zIndex={OVER_POPOVERS}
      centered
    >
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancel ?? t("dialog.cancel")}
        </Button>
        {/* The second press of a double click comes while the dialog fades out. */}
        <Button color={danger ? "red.9" : undefined} loading={busy} onClick={() => opened && onConfirm()}>
          {confirm}
        </Button>
      </Group>
    </DeferredModal>
  );
}
