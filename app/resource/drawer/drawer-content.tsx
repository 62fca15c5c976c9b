import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DrawerFoot } from "~/components/dialogs/drawer-foot";
import { ProblemAlert } from "~/components/feedback/problem-alert";
import { withFocusAround } from "~/lib/page/focus-around";
import type { ActionRun } from "~/resource/actions/run-action";
import { findsById } from "~/resource/data/finds-by-id";
import type { Row, RowId } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { useCanWrite } from "~/resource/use-can-write";
import { ChangedPanel } from "./changed-panel";
import { RecordActions } from "./record-actions";
import { RowDetails } from "./row-details";
import { RowForm } from "./row-form";
import { keyOf, type Target } from "./target";

type Props = {
  target: Target;
  /** Undefined for a new record. */
  row?: Row;
  /** It was found when it was opened, and is not any more. */
  isLost: boolean;
  /** Its call is refused by a code: it may exist. */
  isDenied: boolean;
  onMove: (target: Target) => void;
  onCancel: () => void;
  onSaved: () => void;
  /** Opens a record by its id. */
  onView: (id: RowId) => void;
  /** Runs an action on the record. */
  runAction: (run: ActionRun) => void;
};

/** A record or its form, between the parts of the list's own. */
export function DrawerContent({ target, row, isLost, isDenied, onMove, onCancel, onSaved, onView, runAction }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const { entity } = useResourceTexts();
  const { drawerHead: Head, drawerBody: Body } = resource.slots;
  // Another drawer may open while this one closes: their forms must not share state.
  const key = keyOf(resource, target);
  const lost = findsById(resource) ? "lost.gone" : "lost.elsewhere";
  const canEdit = useCanWrite() && resource.calls.change !== undefined;
  return (
    <>
      {isLost && (
        <ProblemAlert color="red" title={t(isDenied ? "form.denied" : lost, entity)} mb="md">
          {target.mode === "edit" && t("lost.form")}
        </ProblemAlert>
      )}
      {Head && <Head row={row} />}
      {target.mode !== "view" && (
        <RowForm key={key} form={key} row={row} onCancel={onCancel} onSaved={onSaved} onView={onView} />
      )}
      {target.mode === "view" && row && (
        <>
          <ChangedPanel key={key} row={row} />
          <RowDetails row={row} />
        </>
      )}
      {Body && <Body row={row} />}
      {target.mode === "view" && (
        <DrawerFoot>
          {row && !isLost && <RecordActions row={row} runAction={runAction} />}
          {canEdit && !isLost && (
            <Button onClick={withFocusAround(() => onMove({ mode: "edit", id: target.id }))}>{t("action.edit")}</Button>
          )}
        </DrawerFoot>
      )}
    </>
  );
}
