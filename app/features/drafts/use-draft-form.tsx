import { useEffect, useRef, useState } from "react";
import type * as v from "valibot";
import { sanitizeValues } from "~/lib/forms/sanitize-values";
import { type RulesFormOptions, useRulesForm } from "~/lib/forms/use-rules-form";
import { isRecord } from "~/lib/state/is-record";
import type { Permission } from "~/navigation/permissions";
import type { ScreenName } from "~/navigation/screens";
import { currentAccount } from "~/session/account";
import { DraftNote } from "./draft-note";
import { dropDrafts, readDraft, saveDraft } from "./drafts";
import { confirmDiscard } from "./unsaved";

/**
 * `useRulesForm` with a draft: the form starts with the stored draft and stores one while its values differ from
 * `initial`; leaving a screen with a draft needs a confirmation. `key` is the screen and the form's name on it.
 *
 * `markSaved(values, base)`: marks these values, by default the current ones, as saved. What was typed since they were
 * sent stays unsaved, and is based on them, or on `base`.
 * `draftNote`: for above the form, if it started with a draft.
 * `draftBase`: the initial values as they were when what is in the draft was typed.
 * `onToggle(base)`: the draft was dropped, or brought back with what it is based on.
 * `onForgotten()`: the draft that was dropped cannot be brought back any more.
 * `confirmClose()`: asks for a confirmation before a drawer with a draft is closed; resolves with whether to close it.
 */
export function useDraftForm<Values extends Record<string, unknown>, Output = unknown>(
  key: { screen: ScreenName; form: string; needs?: Permission },
  rules: v.GenericSchema<Values, Output>,
  initial: Values,
  { onValuesChange, onToggle, onForgotten, ...options }: DraftFormOptions<Values> = {},
) {
  // Stable, also if the caller passes a new object each time.
  const [formKey] = useState(key);
  const [draft] = useState(() => readDraft(formKey));
  const [startValues] = useState(() => sanitizeValues(rules, initial, draft?.values));
  const [draftBase] = useState(() => (draft?.base ? sanitizeValues(rules, initial, draft.base) : initial));
  const stored = useRef(draft?.values);
  const isLeft = useRef(false);
  const pristine = useRef(initial);
  const base = useRef(draftBase);
  const [restored, setRestored] = useState<Restored<Values> | undefined>(() =>
    isSameDraft(startValues, initial) ? undefined : {},
  );

  /** Whether this form was left, and its draft is not there any more: dropped, or typed over in a form opened since. */
  const isTakenOver = () => isLeft.current && !isSameDraft(readDraft(formKey)?.values, stored.current);

  const updateDraft = (values: Values) => {
    if (isTakenOver()) return;
    const isPristine = isSameDraft(values, pristine.current);
    const changed = isPristine ? undefined : changedFields(values, pristine.current);
    stored.current = changed;
    // Also where the role that is in use by now does not see it.
    if (changed) saveDraft(formKey, changed, pick(base.current, changed));
    else dropDrafts(formKey, currentAccount());
    if (restored?.dropped && !isPristine && !isSameDraft(values, restored.dropped)) onForgotten?.();
    setRestored((current) => (current && isPristine === Boolean(current.dropped) ? current : undefined));
    onValuesChange?.(values);
  };
  const { form, ...rest } = useRulesForm(rules, startValues, { ...options, onValuesChange: updateDraft });

  // The form starts with the draft, but a reset restores the pristine values.
  const { setInitialValues } = form;
  useEffect(() => {
    isLeft.current = false;
    setInitialValues(pristine.current);
    // Nothing is left of an invalid draft.
    if (isSameDraft(startValues, pristine.current)) dropDrafts(formKey);
    return () => {
      isLeft.current = true;
    };
  }, [setInitialValues, startValues, formKey]);

  const markSaved = (values = form.getValues(), basedOn = values) => {
    if (isTakenOver()) return;
    pristine.current = values;
    base.current = basedOn;
    form.resetDirty(values);
    updateDraft(form.getValues());
  };
  function toggle(): void {
    if (restored?.dropped) {
      form.setValues(restored.dropped);
      setRestored({});
      onToggle?.(base.current);
    } else {
      setRestored({ dropped: form.getValues() });
      form.reset();
      onToggle?.();
    }
    if (options.validateInitially) form.validate();
  }
  const draftNote = restored && <DraftNote form={formKey} isDropped={restored.dropped !== undefined} toggle={toggle} />;
  return { form, ...rest, draftNote, draftBase, markSaved, confirmClose: () => confirmDiscard(formKey) };
}

type DraftFormOptions<Values> = RulesFormOptions<Values> & {
  onToggle?: (base?: Values) => void;
  onForgotten?: () => void;
};

/** What the operator has dropped of it, until something else is typed. */
type Restored<Values> = { dropped?: Values };

const pick = (values: Record<string, unknown>, fields: object): object =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]));

/** What was typed, at any depth: the other fields may have newer values when the form is opened again. */
function changedFields(values: Record<string, unknown>, pristine: Record<string, unknown>): object {
  const changed = Object.entries(values).filter(([name, value]) => !isSameDraft(value, pristine[name]));
  return Object.fromEntries(
    changed.map(([name, value]) => {
      const before = pristine[name];
      return [name, isRecord(value) && isRecord(before) ? changedFields(value, before) : value];
    }),
  );
}

/** As drafts are stored: a field that is undefined is as one that is missing. Both have the form's order. */
const isSameDraft = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
