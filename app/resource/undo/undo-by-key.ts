import { createStore } from "~/lib/state/store";

/** The toasts that the key undoes, the latest first. */
export const undoByKey = createStore<{ ids: readonly string[] }>({ ids: [] });
