import { useEffect, useRef, useState } from "react";
import type * as v from "valibot";
import { sanitizeValues } from "~/lib/forms/sanitize-values";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import type { ScreenName } from "~/navigation/screens";
import { dropDrafts, readDraft, saveDraft } from "./drafts";
import { mayDiscard } from "./unsaved";

/**
 * `useRulesForm` with a draft: the form starts with the stored draft and stores one while its values differ from
 * `initial`; the frame asks before a screen with a draft is left. `place` is the screen and the form's name on it.
 *
 * `saved(values)`: marks these values, by default the current ones, as saved. What was typed since they were sent
 * stays unsaved.
 * `mayClose()`: asks before a drawer with the form is closed; resolves with true where it may be.
 */
export function useDraftForm<Values extends Record<string, unknown>>(
  place: { screen: ScreenName; form: string },
  rules: v.GenericSchema<Values, unknown>,
  initial: Values,
  fields?: readonly string[],
) {
  // A constant, whatever object it comes in.
  const [own] = useState(place);
  const [start] = useState(() => sanitizeValues(rules, initial, readDraft(own)));
  const pristine = useRef(initial);

  const keep = (values: Values) => {
    if (same(values, pristine.current)) dropDrafts(own);
    else saveDraft(own, values);
  };
  const { form, ...rest } = useRulesForm(rules, start, { onValuesChange: keep, fields });

  // The form starts with the draft, but a reset restores the pristine values.
  const { setInitialValues } = form;
  useEffect(() => {
    setInitialValues(pristine.current);
    // A draft that had to be repaired away is none.
    if (same(start, pristine.current)) dropDrafts(own);
  }, [setInitialValues, start, own]);

  const saved = (values = form.getValues()) => {
    pristine.current = values;
    form.resetDirty(values);
    keep(form.getValues());
  };
  return { form, ...rest, saved, mayClose: () => mayDiscard(own) };
}

/** Both have the form's fields in the form's order. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
