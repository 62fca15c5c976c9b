const kept = new Set<string>();

/** Keeps the form of a record that is not on its page of the list from being opened with every page. */
export function keepForm(form: string): void {
  kept.add(form);
}

/** Its record is opened by hand. */
export function releaseForm(form: string): void {
  kept.delete(form);
}

/** Whether a form waits until its record is opened by hand. */
export const isFormKept = (form: string): boolean => kept.has(form);
