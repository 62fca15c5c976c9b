import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { focusableDisabled } from "~/components/actions/focusable-disabled";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { loadNamespaces } from "~/i18n/translations";
import { useLastDefined } from "~/lib/state/use-last-defined";
import type { Row } from "~/resource/resource";

// Its code and texts are loaded when it is first opened.
const EditPanel = lazyComponent(
  () => Promise.all([import("./edit-panel"), loadNamespaces(["editing"])]).then(([file]) => file.default),
  <Skeleton>
    <SkeletonBar height={200} />
  </Skeleton>,
);

type Props = {
  /** The selected records as they are now. */
  rows: () => readonly Row[];
  disabled: boolean;
  onSaved: (rows: readonly Row[]) => void;
};

/** Sets one field of all selected records. */
export function EditButton({ rows, disabled, onSaved }: Props) {
  const { t } = useTranslation("selection");
  const [edited, setEdited] = useState<readonly Row[]>();
  const isOpen = edited !== undefined;
  const shown = useLastDefined(edited);
  const close = () => setEdited(undefined);
  return (
    <>
      <Button size="xs" variant="default" {...focusableDisabled(disabled, () => setEdited(rows()))}>
        {t("edit")}
      </Button>
      <DeferredModal opened={isOpen} onClose={close} title={t("edit")} size="lg" centered>
        {shown && <EditPanel rows={shown} isOpen={isOpen} onSaved={onSaved} onDone={close} />}
      </DeferredModal>
    </>
  );
}
