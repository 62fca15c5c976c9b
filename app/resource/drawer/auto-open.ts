const prevented = new Set<string>();

/** Keeps the form of a record that is not on its page of the list from opening by itself on every page. */
export function preventAutoOpen(form: string): void {
  prevented.add(form);
}

/** Its record is opened by hand. */
export function allowAutoOpen(form: string): void {
  prevented.delete(form);
}

/** Whether a form with unsaved values opens with its list. */
export const mayAutoOpen = (form: string): boolean => !prevented.has(form);
