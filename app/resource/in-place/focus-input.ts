/** Where the cells to the right of one are out of sight: below the pinned columns, or at the end of the table. */
function endOfSight(cell: HTMLElement, area: Element): number {
  const pinned = cell.matches("[data-pinned]") ? null : cell.parentElement?.querySelector('[data-pinned="right"]');
  const { right } = area.getBoundingClientRect();
  return Math.min(right, pinned?.getBoundingClientRect().left ?? right);
}

/** An editor that would be wider than what is left of the table to its right ends where its cell does. */
function align(form: HTMLElement): void {
  const area = form.closest("[role=group]");
  const cell = form.closest("td");
  if (!area || !cell) return;
  const room = endOfSight(cell, area) - cell.getBoundingClientRect().left;
  form.toggleAttribute("data-end", form.getBoundingClientRect().width > room);
}

/** Start and end of what is selected in an input. */
export type Selection = readonly [number, number];

/** Whether the operator is at something outside of the table, as after the page of a half-filled cell came back. */
function isElsewhere(form: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !form.closest("table")?.contains(activeElement);
}

/**
 * Gives the focus to the input of a cell as soon as it is there: its text is selected unless `selection` says otherwise,
 * its list is open.
 */
export function focusInput(form: HTMLElement | null, selection?: Selection): void {
  const input = form?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select, button");
  if (!form || !input || form.contains(document.activeElement) || isElsewhere(form)) return;
  // First, because it lays out the page, and changes nothing that would be measured below.
  input.focus({ preventScroll: true });
  align(form);
  // A checkbox has no text to select, and throws.
  if (input instanceof HTMLInputElement && input.selectionStart !== null)
    input.setSelectionRange(...(selection ?? [0, input.value.length]));
  if (input instanceof HTMLTextAreaElement)
    input.setSelectionRange(...(selection ?? [input.value.length, input.value.length]));
  if (input.getAttribute("aria-haspopup") === "listbox") input.click();
  form.scrollIntoView({ block: "nearest", inline: "nearest" });
}
