import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import { BULK_PORTION } from "~/config/limits";
import { trackGone } from "~/resource/data/gone-rows";
import { refreshList } from "~/resource/data/mutations";
import { sendInPortions } from "~/resource/data/portions";
import { rereadCreated } from "~/resource/data/reread-created";
import { recordsText } from "~/resource/records-text";
import type { Resource, Row } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";
import { deselect, refreshSelected } from "~/resource/selection/selected-rows";
import { endUndoByKey, undoOfRole } from "~/resource/undo/offer-undo";
import { reportUndo } from "~/resource/undo/report-undo";
import { idsOf, runOnRecords, summary } from "./run-on-records";

/** A run of a declared action on records. */
export type ActionRun = {
  /** The name of a declared action. */
  action: string;
  /** The records as they are before. */
  rows: readonly Row[];
  /** How many selected records were left out, because it does not apply to them. */
  skipped?: number;
  /** Of selected records: how many are not in sight. */
  outOfSight?: number;
  /** The values of its dialog. */
  input?: object;
  /** Called with those for which it is done, before the list is read again. */
  onSent?: (done: readonly Row[]) => void;
  /** Gives the focus back: the button that undoes it is gone, and later its row is another. */
  restoreFocus?: () => void;
};

type Result = {
  done: readonly Row[];
  gone: number;
  /** How many others it is not done to, for all that is known. */
  rest: number;
  /** Some were not sent, because the operator stopped it. */
  isStopped: boolean;
};
type RowsToSend = {
  rows: readonly Row[];
  /** What is done to them, in the language of the moment. */
  what: () => string;
  send: (portion: Row[]) => Promise<unknown>;
  onSent?: ActionRun["onSent"];
  onSuccess: (result: Result) => void;
  onError?: (rest: number) => void;
};

/** Sends records in portions, and says of those without an answer that it may have been done. */
function sendRows(resource: Resource, { rows, what, send, onSent, onSuccess, onError }: RowsToSend): Promise<Result> {
  let unanswered: readonly Row[] = [];
  function tellUnanswered(): void {
    if (unanswered.length === 0) return;
    const message = i18next.t("selection:mayBeDone", { what: what(), records: recordsText(resource, unanswered) });
    notify({ id: message, color: "orange", autoClose: false, message });
  }
  return runOnRecords(resource, rows, {
    step: BULK_PORTION,
    async send(options) {
      // A server that only confirms does not tell what it did.
      const countGone = trackGone(resource, rows);
      return { ...(await sendInPortions(rows, send, options)), countGone };
    },
    async show({ done, error, countGone, ...sent }) {
      unanswered = sent.unanswered;
      deselect(resource, unanswered);
      if (done.length === 0) throw error;
      onSent?.(done);
      await refreshList(resource);
      await rereadCreated(resource, done);
      const isStopped = error === undefined && done.length < rows.length;
      return { done, gone: await countGone(), rest: rows.length - done.length - unanswered.length, isStopped };
    },
    onSuccess(result) {
      tellUnanswered();
      onSuccess(result);
    },
    onError() {
      tellUnanswered();
      onError?.(rows.length - unanswered.length);
    },
  });
}

/**
 * Runs an action on records, says what was done, and offers to undo it if the action can be undone. Rejects if it was
 * done to none.
 */
export async function runAction(
  resource: Resource,
  { action, rows, skipped = 0, input = {}, onSent, restoreFocus }: ActionRun,
): Promise<void> {
  const { call, undo } = resource.actions[action] ?? {};
  if (!call) throw new Error(`The resource declares no action ${action}.`);
  const textsOf = () => createResourceTexts(resource, i18next.language);
  const offerUndo = undoOfRole();
  await sendRows(resource, {
    rows,
    what: () => textsOf().action(action),
    send: (portion) => call(idsOf(portion), input),
    onSent,
    onSuccess({ done, gone, rest, isStopped }) {
      const texts = textsOf();
      const text = summary(texts, texts.done(action, done.length - gone), [
        { key: "resource:done.gone", count: gone },
        { key: "resource:done.skipped", count: skipped },
        { key: isStopped ? "selection:stopped" : "resource:done.rest", count: rest },
      ]);
      const color = done.length === rows.length ? "green" : "orange";
      if (!undo || gone === done.length) {
        endUndoByKey();
        notify({ id: resource.namespace, color, message: text });
        return;
      }
      offerUndo({
        kind: "action",
        color,
        text,
        onUndo() {
          restoreFocus?.();
          undoAction(resource, undo, done).finally(restoreFocus);
        },
      });
    },
  });
}

/** Takes an action back from the records that it changed. */
async function undoAction(resource: Resource, undo: (rows: Row[]) => Promise<unknown>, rows: readonly Row[]) {
  await sendRows(resource, {
    rows,
    what: () => i18next.t("resource:done.undo"),
    send: undo,
    // Those on other pages are not read again: as before the action, without what was saved since.
    onSent: (restored) => refreshSelected(resource, restored),
    onSuccess: ({ done, gone, rest }) =>
      reportUndo(resource, { restored: done.length - gone, gone, rest, apart: rows.length - done.length - rest }),
    onError: (rest) => reportUndo(resource, { restored: 0, rest }),
  }).catch(() => undefined);
}
