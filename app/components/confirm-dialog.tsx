import { Button, Group, Modal } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  opened: boolean;
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  confirm: string;
  /** Where it is not simply 取消. */
  cancel?: string;
  /** It destroys something. */
  danger?: boolean;
  /** The answer is on its way. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks before something that cannot simply be undone; the safe answer has the focus. Costs nothing before it is
 * asked for the first time, so that each row or card may have its own.
 */
export function ConfirmDialog(props: Props) {
  const [wasAsked, setAsked] = useState(props.opened);
  if (props.opened && !wasAsked) setAsked(true);
  return wasAsked && <Dialog {...props} />;
}

function Dialog({ opened, title, children, confirm, cancel, danger, busy, onConfirm, onCancel }: Props) {
  const { t } = useTranslation(["console", "common"]);
  // Opened when it is here already, it fades in and notes where the focus was.
  const isHere = useMounted();
  return (
    <Modal
      opened={opened && isHere}
      onClose={onCancel}
      title={title}
      closeButtonProps={{ "aria-label": t("common:frame.close") }}
      centered
    >
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancel ?? t("dialog.cancel")}
        </Button>
        <Button color={danger ? "red.9" : undefined} loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
