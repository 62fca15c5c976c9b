import { useTranslation } from "react-i18next";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { LazyView } from "~/components/loading/lazy-view";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { cachedImport } from "~/lib/loading/cached-import";
import { loadAllTexts } from "~/resource/all-texts";
import { ofResource } from "~/resource/data/of-resource";
import { useCloseDialog } from "~/resource/form/dialog-form";
import { useResource } from "~/resource/resource-context";
import PastePanel from "./paste-panel";
import type { PasteTarget } from "./read-block";

// The texts of the other languages are loaded when something is first pasted.
const textsOf = ofResource((resource) => cachedImport(() => loadAllTexts(resource)));
const skeleton = (
  <Skeleton>
    <SkeletonBar height={200} />
  </Skeleton>
);

/** What was pasted: the clipboard's text, and the cell that was copied here, if any. */
export type Pasted = { text: string; copied: string | undefined; target: PasteTarget };
type Props = { pasted: Pasted; opened: boolean; close: () => void };

export default function PasteDialog({ pasted, opened, close }: Props) {
  const { t } = useTranslation("editing");
  const resource = useResource();
  const requestClose = useCloseDialog(close);
  return (
    <DeferredModal opened={opened} onClose={requestClose} title={t("pasteTitle")} size="lg" centered>
      <LazyView code={textsOf(resource)} skeleton={skeleton}>
        {(languages) => <PastePanel {...pasted} languages={languages} isOpen={opened} onDone={close} />}
      </LazyView>
    </DeferredModal>
  );
}
