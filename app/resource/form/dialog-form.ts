import { confirmDiscard } from "~/features/drafts/unsaved";
import { useUnstoredForm } from "~/features/drafts/unstored-forms";
import { useResource } from "~/resource/resource-context";

const DIALOG_FORM = "dialog";

/** While the form in a dialog of the list is unsaved, leaving the dialog or the screen needs a confirmation. */
export function useDialogForm(isUnsaved: boolean): void {
  const { screen, write } = useResource();
  useUnstoredForm({ screen, form: DIALOG_FORM, needs: write }, isUnsaved);
}

/** Closes a dialog, once the operator has confirmed it where its form is unsaved. */
export function useCloseDialog(close: () => void): () => Promise<void> {
  const { screen } = useResource();
  return async () => {
    if (await confirmDiscard({ screen, form: DIALOG_FORM })) close();
  };
}
