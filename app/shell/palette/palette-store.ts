import { createSpotlight } from "@mantine/spotlight";

export const LIST_ID = "palette-results";
export const optionId = (index: number) => `palette-option-${index}`;

export const [paletteStore, palette] = createSpotlight();

let previousFocus: Element | null = null;

/** Opens the palette with the first entry selected, and without the query of an earlier session. */
export function openPalette(): void {
  previousFocus = document.activeElement;
  paletteStore.setState({ ...paletteStore.getState(), listId: LIST_ID, opened: true, query: "", selected: 0 });
}

/** Focuses what had the focus before the palette was opened. */
export function restoreFocus(): void {
  if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
}

/** Adds a typed character to the query, before there is a field for it. */
export function typeIntoQuery(character: string): void {
  const state = paletteStore.getState();
  paletteStore.setState({ ...state, query: state.query + character });
}

export const selectEntry = (selected: number): void => paletteStore.setState({ ...paletteStore.getState(), selected });

/** Spotlight's keys move its selection without notifying the subscribers of its store. */
export const announceSelection = (): void => selectEntry(paletteStore.getState().selected);
