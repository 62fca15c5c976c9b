import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import type { FormValues } from "~/resource/form/form-values";
import { useResource } from "~/resource/resource-context";
import { conflictsOf, type FieldConflict } from "./conflict";

/** What somebody else has changed while the form is open; `round` counts how often that was noticed. */
type Conflict = { round: number; refused: boolean; fields: readonly FieldConflict[] };

/** Adds to a new conflict the fields of an earlier one that have not been changed again. */
function withFurther(earlier: Conflict | undefined, { refused, fields }: Omit<Conflict, "round">): Conflict {
  const { round = 0, fields: known = [] } = earlier ?? {};
  const again = new Set(fields.map(({ name }) => name));
  return { round: round + 1, refused, fields: [...known.filter(({ name }) => !again.has(name)), ...fields] };
}

type Started = { before: FormValues; theirs: FormValues };

/**
 * The fields of a form that somebody else has changed, too, and the choice between their value and one's own. `started`:
 * what the form's draft was based on, and the record with which it starts.
 */
export function useConflict(form: UseFormReturnType<FormValues>, started: Started | undefined) {
  const resource = useResource();
  const [conflict, setConflict] = useState(() => started && find(started));

  /** Of a form that has what the draft has. */
  function find(values: Started): Conflict | undefined {
    const fields = conflictsOf(resource, { ...values, mine: form.getValues() });
    if (fields.length === 0) return undefined;
    return withFurther(undefined, { refused: false, fields: fields.map((field) => ({ ...field, keepsMine: true })) });
  }
  function choose({ name: field, mine, theirs }: FieldConflict, keepsMine: boolean): void {
    // What has been typed since is mine, too.
    const kept = keepsMine ? mine : (form.getValues()[field] ?? null);
    form.setFieldValue(field, keepsMine ? mine : theirs);
    const chosen = (one: FieldConflict) => (one.name === field ? { ...one, mine: kept, keepsMine } : one);
    setConflict((current) => current && { ...current, fields: current.fields.map(chosen) });
  }

  return {
    conflict,
    restart: (values: Started | undefined) => setConflict(values && find(values)),
    choose,
    add: (found: Omit<Conflict, "round">) => setConflict((earlier) => withFurther(earlier, found)),
    clear: () => setConflict(undefined),
  };
}
