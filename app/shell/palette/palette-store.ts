import { createSpotlight } from "@mantine/spotlight";

export const LIST_ID = "palette-results";
export const optionId = (index: number) => `palette-option-${index}`;

export const [paletteStore, palette] = createSpotlight();

/** Opens the palette with the first entry selected, and without the query of an earlier session. */
export const openPalette = (): void =>
  paletteStore.setState({ ...paletteStore.getState(), listId: LIST_ID, opened: true, query: "", selected: 0 });

export const selectEntry = (selected: number): void => paletteStore.setState({ ...paletteStore.getState(), selected });

/** Spotlight's keys move its selection without notifying the subscribers of its store. */
export const announceSelection = (): void => selectEntry(paletteStore.getState().selected);
