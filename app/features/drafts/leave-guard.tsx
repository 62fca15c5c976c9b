import { useWindowEvent } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { isSubmitting } from "~/api/client/pending-writes";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { useLastDefined } from "~/lib/state/use-last-defined";
import { useStore } from "~/lib/state/use-store";
import { askBeforeUnload } from "./before-unload";
import { useLossText } from "./loss-text";
import { discardRequest, losesValues } from "./unsaved";
import { useBlockedLeave } from "./use-blocked-leave";

/** What leaving would do: lose what was typed, leave it being sent, or stop what is sent in steps. */
type Kind = "unsaved" | "sending" | "running";

/**
 * Asks for a confirmation before a form with unsaved values is left; a form that is being submitted keeps its values.
 */
export function LeaveGuard() {
  const { t } = useTranslation("console");
  const request = useStore(discardRequest, ({ current }) => current);
  const blocked = useBlockedLeave();
  useWindowEvent("beforeunload", askBeforeUnload);

  const loss = blocked.isAsking ? { forms: blocked.forms, elsewhere: [] } : request;
  const isSending = loss?.elsewhere.length === 0 && loss.forms.length > 0 && loss.forms.every(isSubmitting);
  const valuesKind = isSending ? "sending" : "unsaved";
  const currentKind: Kind = loss && losesValues(loss) ? valuesKind : "running";
  const text = useLossText(loss, isSending);
  const shownText = useLastDefined(text || undefined);
  const kind = useLastDefined(text ? currentKind : undefined) ?? currentKind;

  function close(leave: boolean) {
    if (!blocked.isAsking) return request?.resolve(leave);
    const wayToLeave = isSending ? "leave" : "discard";
    // An earlier request is about a screen that is left or stays as it is.
    if (blocked.answer(leave ? wayToLeave : "stay")) request?.resolve(false);
  }

  return (
    <ConfirmDialog
      opened={loss !== null}
      title={t(`leave.${kind}.title`)}
      confirm={t(`leave.${kind}.leave`)}
      cancel={t(`leave.${kind}.stay`)}
      danger={kind !== "sending"}
      busy={blocked.isProceeding}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      {shownText}
    </ConfirmDialog>
  );
}
