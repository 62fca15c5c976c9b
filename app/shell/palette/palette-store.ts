import { createSpotlight } from "@mantine/spotlight";

export const LIST_ID = "palette-results";
export const optionId = (index: number) => `palette-option-${index}`;

export const [paletteStore, palette] = createSpotlight();

/** The first entry is selected from the start; what was typed in a frame that is gone is not there any more. */
export const openPalette = (): void =>
  paletteStore.setState({ ...paletteStore.getState(), listId: LIST_ID, opened: true, query: "", selected: 0 });

export const selectEntry = (selected: number): void => paletteStore.setState({ ...paletteStore.getState(), selected });

/** Spotlight's keys move its selection without telling those who listen to its store. */
export const announceSelection = (): void => selectEntry(paletteStore.getState().selected);
