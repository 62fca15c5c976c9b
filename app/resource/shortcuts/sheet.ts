import { createStore } from "~/lib/state/store";
import { ofResource } from "~/resource/of-resource";

/** The sheet of keys of a list; its button and its dialog are in different parts of the list. */
export const sheetOf = ofResource(() => createStore({ opened: false }));
