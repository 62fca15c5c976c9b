import { createStore } from "~/lib/state/store";

type State = {
  opened: boolean;
  /** What was typed before its code had come, so that nothing of it is lost. */
  begun: string;
};

/** Whether the command palette is open. */
export const palette = createStore<State>({ opened: false, begun: "" });

export const openPalette = (): void => palette.set({ opened: true, begun: "" });
