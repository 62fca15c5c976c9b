import { useTranslation } from "react-i18next";
import { LazyDrawer } from "~/components/dialogs/mount-on-open";
import { confirmDiscard } from "~/features/drafts/unsaved";
import type { DrawerTarget } from "~/resource/list/row-handlers";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { RowDetails } from "./row-details";
import { NEW_RECORD, RowForm } from "./row-form";

type Props = { target: DrawerTarget | null; opened: boolean; close: () => void };

const TITLE = { new: "form.create", edit: "form.edit", view: "form.view" } as const;

/** Asks for confirmation before it is closed with unsaved values. */
export function RowDrawer({ target, opened, close }: Props) {
  const { t } = useTranslation(["resource", "common"]);
  const { screen } = useResource();
  const { entity } = useWords();
  const requestClose = async () => {
    if (await confirmDiscard({ screen })) close();
  };
  return (
    <LazyDrawer
      opened={opened}
      onClose={requestClose}
      position="right"
      size={440}
      title={target && t(TITLE[target.mode], entity)}
      closeButtonProps={{ "aria-label": t("common:frame.close") }}
    >
      {target?.mode === "view" && <RowDetails row={target.row} />}
      {target && target.mode !== "view" && (
        <RowForm
          // Another drawer may open while this one closes: their forms must not share state.
          key={target.mode === "edit" ? target.row.id : NEW_RECORD}
          row={target.mode === "edit" ? target.row : undefined}
          onCancel={requestClose}
          onSaved={close}
        />
      )}
    </LazyDrawer>
  );
}
