import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { OVER_POPOVERS } from "~/components/dialogs/mount-on-open";
import { useLastDefined } from "~/lib/state/use-last-defined";
import { MessageDetail } from "./message-detail";
import type { MessageContent } from "./message-row";
import { titleOf } from "./message-rules";

type Props = { message: MessageContent | undefined; onClose: () => void };

export function MessageDialog({ message, onClose }: Props) {
  const shown = useLastDefined(message);
  return (
    <DeferredModal
      opened={message !== undefined}
      onClose={onClose}
      title={shown && titleOf(shown)}
      zIndex={OVER_POPOVERS}
      centered
    >
      {shown && <MessageDetail message={shown} />}
    </DeferredModal>
  );
}
