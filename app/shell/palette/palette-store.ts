import { createStore } from "~/lib/store";

/** Whether the command palette is open. */
export const palette = createStore<{ opened: boolean }>({ opened: false });

export const openPalette = (): void => palette.set({ opened: true });
