import { createStore } from "~/lib/state/store";

export const shortcutsDialog = createStore({ opened: false });
