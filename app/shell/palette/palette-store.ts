import { createSpotlight } from "@mantine/spotlight";
import { sessionEnded } from "~/session/session";

export const LIST_ID = "palette-results";
export const optionId = (index: number) => `palette-option-${index}`;

export const [paletteStore, palette] = createSpotlight();

/** What was typed before a file of the palette was found missing. */
let savedQuery = "";
sessionEnded.listen(() => {
  savedQuery = "";
});

let previousFocus: Element | null = null;

/** Whether the open palette's field has not had the focus yet. */
let awaitsField = false;
export const isAwaitingField = (): boolean => awaitsField && paletteStore.getState().opened;
export function fieldFocused(): void {
  awaitsField = false;
}

/** Opens the palette with the first entry selected, and with an earlier query only if a missing file closed it. */
export function openPalette(): void {
  previousFocus = document.activeElement;
  awaitsField = true;
  paletteStore.setState({ ...paletteStore.getState(), listId: LIST_ID, opened: true, query: savedQuery, selected: 0 });
  savedQuery = "";
}

/** Focuses what had the focus before the palette was opened. */
export function restoreFocus(): void {
  if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
}

/** For a palette whose file is missing: the next time it opens with what was typed. */
export function closeKeepingQuery(): void {
  savedQuery = paletteStore.getState().query;
  palette.close();
}

/** Adds a typed character to the query, before its field has the focus. */
export function typeIntoQuery(character: string): void {
  const state = paletteStore.getState();
  paletteStore.setState({ ...state, query: state.query + character });
}

export const selectEntry = (selected: number): void => paletteStore.setState({ ...paletteStore.getState(), selected });

/** Spotlight's keys move its selection without notifying the subscribers of its store. */
export const announceSelection = (): void => selectEntry(paletteStore.getState().selected);
