import { useEffect } from "react";
import type { FormFilter, FormKey } from "./form-key";

const forms = new Set<FormKey>();

const matches = (one: FormKey, { screen, form }: FormFilter) =>
  (screen === undefined || one.screen === screen) && (form === undefined || one.form === form);

/** The forms that no draft can bring back, such as one with a file. */
export const unstoredForms = (which: FormFilter): FormKey[] => [...forms].filter((one) => matches(one, which));

export function dropUnstored(which: FormFilter): void {
  for (const one of forms) if (matches(one, which)) forms.delete(one);
}

/** While it is unsaved, leaving the screen in any way needs a confirmation, also a switch between tabs. */
export function useUnstoredForm({ screen, form, needs }: FormKey, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const key = { screen, form, needs };
    forms.add(key);
    return () => {
      forms.delete(key);
    };
  }, [screen, form, needs, isUnsaved]);
}
