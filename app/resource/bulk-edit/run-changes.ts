import i18next from "i18next";
import { mayBeDone } from "~/api/client/api-error";
import { notify } from "~/components/feedback/notify";
import { CHANGES_AT_ONCE } from "~/config/limits";
import { runOnRecords, summary } from "~/resource/actions/run-on-records";
import { currentRecord, updateRow, withCurrent } from "~/resource/data/current-record";
import { refreshList } from "~/resource/data/mutations";
import type { Resource, Row } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";
import { deselect, refreshSelected } from "~/resource/selection/selected-rows";
import { undoOfRole } from "~/resource/undo/offer-undo";
import { reportUndo } from "~/resource/undo/report-undo";
import { notifyRefusals } from "./notify-refusals";
import { type ChangesResult, type RecordChange, type Refusal, sendChanges } from "./send-changes";

/** The record as the server has it, where its change was refused because it had changed meanwhile. */
function newerRow(resource: Resource, { change, error }: Refusal): Row[] {
  const current = currentRecord(error);
  return current ? [withCurrent(resource, change.row, current)] : [];
}

const run = (
  resource: Resource,
  changes: readonly RecordChange[],
  onSuccess: (result: ChangesResult) => void,
): Promise<ChangesResult> =>
  runOnRecords(
    resource,
    changes.map(({ row }) => row),
    {
      step: CHANGES_AT_ONCE,
      send: (options) => sendChanges(resource, changes, options),
      async show(result) {
        const current = [...result.saved, ...result.refused.flatMap((refusal) => newerRow(resource, refusal))];
        for (const row of current) updateRow(resource, row);
        // Those on other pages are not read again.
        refreshSelected(resource, current);
        deselect(
          resource,
          result.refused.flatMap(({ change, error }) => (mayBeDone(error) ? change.row : [])),
        );
        await refreshList(resource);
        return result;
      },
      onSuccess,
    },
  );

/**
 * Saves changes of several records, says how many were saved, and offers to undo them. `isShown` tells whether what
 * was refused and what was not sent is listed in sight.
 */
export function runChanges(
  resource: Resource,
  changes: readonly RecordChange[],
  isShown: () => boolean,
): Promise<ChangesResult> {
  const offerUndo = undoOfRole();
  return run(resource, changes, ({ saved, reverse, refused, rest }) => {
    if (!isShown()) notifyRefusals(resource, refused);
    const unsent = isShown() ? 0 : rest.length;
    if (saved.length + unsent === 0) return;
    const texts = createResourceTexts(resource, i18next.language);
    const done = i18next.t("editing:done", { counted: texts.counted(saved.length) });
    const text = summary(texts, done, [{ key: "editing:rest", count: unsent }]);
    if (saved.length === 0) return notify({ id: `${resource.namespace} rest`, color: "orange", message: text });
    offerUndo({
      kind: "changes",
      color: saved.length === changes.length ? "green" : "orange",
      text,
      onUndo: () => undoChanges(resource, reverse),
    });
  });
}

/** Sends what takes saved changes back, and says of how many records it did, and why not of the others. */
export async function undoChanges(resource: Resource, reverse: readonly RecordChange[]): Promise<void> {
  await run(resource, reverse, ({ saved, refused, rest }) => {
    notifyRefusals(resource, refused, "undo");
    reportUndo(resource, { restored: saved.length, rest: rest.length, apart: refused.length });
  });
}
