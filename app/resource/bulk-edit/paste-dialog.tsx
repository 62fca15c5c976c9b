import { useTranslation } from "react-i18next";
import { DeferredModal } from "~/components/dialogs/mount-on-open";
import PastePanel from "./paste-panel";
import type { PasteTarget } from "./read-block";

export type Pasted = { text: string; target: PasteTarget };
type Props = { pasted: Pasted; opened: boolean; close: () => void };

export default function PasteDialog({ pasted, opened, close }: Props) {
  const { t } = useTranslation("editing");
  return (
    <DeferredModal opened={opened} onClose={close} title={t("pasteTitle")} size="lg" centered>
      <PastePanel {...pasted} onDone={close} />
    </DeferredModal>
  );
}
