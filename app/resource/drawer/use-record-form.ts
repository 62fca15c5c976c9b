import { useDidUpdate } from "@mantine/hooks";
import isEqual from "fast-deep-equal";
import { useRef, useState } from "react";
import { readDraft } from "~/features/drafts/drafts";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { useBusyIds } from "~/resource/actions/use-run-action";
import { currentRecord, updateRow, withCurrent } from "~/resource/data/current-record";
import { type SaveOptions, useSave } from "~/resource/data/mutations";
import {
  type FormValues,
  formBody,
  formRules,
  formValues,
  otherReasons,
  refusedFormFields,
} from "~/resource/form/form-values";
import type { Row, RowId } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { baseAfter, conflictsOf, isKnownConflict } from "./conflict";
import { useConflict } from "./use-conflict";
import { useIsCreating } from "./use-is-creating";

type Options = {
  /** The name of the form on its screen, under which its draft is kept. */
  name: string;
  /** The record that is changed; undefined for a new one. */
  row: Row | undefined;
  /** Called after a save that left nothing unsaved, while the form is mounted. */
  onSaved: () => void;
  /** Called after a save that left nothing unsaved, even if the form was left meanwhile. */
  onLeftSaved?: () => void;
  /** Opens a record by its id. */
  onView?: (id: RowId) => void;
  /** Takes a saved change back; without it, no undo is offered. */
  undo?: SaveOptions["undo"];
};

/**
 * Calls back when the list or the record was read again behind the form; `isOwn`: an action, a bulk edit or an undo of
 * one's own may have changed it, for the record is busy until the list shows that.
 */
function useReread(row: Row | undefined, onReread: (record: Row, isOwn: boolean) => void): void {
  const busyIds = useBusyIds();
  useDidUpdate(() => {
    if (row) onReread(row, busyIds.has(row.id));
  }, [row]);
}

/** The form of a record: it sends what was changed, and keeps its values if the server refuses them. */
export function useRecordForm({ name, row, onSaved, onLeftSaved, onView, undo }: Options) {
  const resource = useResource();
  const texts = useResourceTexts();
  const [initial] = useState(() => formValues(resource, row));
  // What the server has: a record that was created while something else was typed is changed by the next save.
  const [stored, setStored] = useState({ row, values: row && initial });
  const formKey = { screen: resource.screen, form: name, needs: resource.write };
  const sent = useRef(initial);
  // Its draft goes although the form was left while it was saved.
  const { mutate, isPending, error, refusal } = useSave(stored.row, {
    form: name,
    onView,
    undo,
    onSaved() {
      markSaved(sent.current);
      if (!form.isDirty()) onLeftSaved?.();
    },
  });
  const rules = formRules(resource, texts, stored.values);
  const { form, onSubmit, refuse, draftNote, draftBase, markSaved } = useDraftForm(formKey, rules, initial, {
    refused: () => refusedFormFields(resource, refusal),
    onToggle: (before) => restart(before && stored.values && { before, theirs: stored.values }),
  });
  const isCreating = useIsCreating(() => {
    // It was opened again meanwhile, and has nothing but what was sent: the draft has gone.
    if (!stored.row && form.isDirty() && readDraft(formKey) === undefined) onSaved();
  });
  const isBusy = isPending || (isCreating && !stored.row);
  const { conflict, choose, add, clear, restart } = useConflict(form, row && { before: draftBase, theirs: initial });

  /** Continues with the record as it is now. Fields that were not changed here take its values; `isOwn`: silently. */
  function adopt(record: Row, before: FormValues, { refused = false, isOwn = false }): void {
    const theirs = formValues(resource, record);
    const all = conflictsOf(resource, { before, mine: form.getValues(), theirs });
    for (const field of all) if (!field.keepsMine) form.setFieldValue(field.name, field.theirs);
    const fields = isOwn ? all.filter((field) => field.keepsMine || isKnownConflict(conflict?.fields, field)) : all;
    // Until this is saved, a conflict is one for the draft, too.
    markSaved(theirs, baseAfter(theirs, [...(conflict?.fields ?? []), ...fields]));
    setStored({ row: record, values: theirs });
    // What was changed here alone comes back from the server, too.
    if (refused || fields.length > 0) add({ refused, fields });
  }

  useReread(row, (record, isOwn) => {
    const { row: known, values } = stored;
    if (!known || !values || record === known) return;
    if (isEqual(formValues(resource, record), formValues(resource, known))) setStored({ row: record, values });
    else adopt(record, values, { isOwn });
  });

  function save(values: FormValues) {
    if (isBusy) return;
    // Other fields may have been changed by somebody else meanwhile; what was typed may mean what was there.
    const body = formBody(resource, values, stored.values);
    if (Object.keys(body).length === 0) {
      markSaved(values);
      return onSaved();
    }
    sent.current = values;
    mutate(body, {
      onError(refusal) {
        refuse(refusedFormFields(resource, refusal), values);
        const current = currentRecord(refusal);
        if (!current || !stored.values) return;
        adopt(withCurrent(resource, stored.row, current), stored.values, { refused: true });
        updateRow(resource, current);
      },
      onSuccess(saved) {
        clear();
        // The list may show it already, without the spaces that were typed around it.
        if (isEqual(form.getValues(), values)) markSaved(values);
        if (form.isDirty()) setStored({ row: saved, values });
        else onSaved();
      },
    });
  }

  // A conflict has a panel of its own.
  const failure = stored.values && currentRecord(error) ? null : error;
  const reasons = otherReasons(resource, texts, failure);
  const submit = onSubmit((_, values) => save(values));
  return { form, draftNote, submit, isPending: isBusy, failure, reasons, conflict, choose };
}
