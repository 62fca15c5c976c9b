import { createStore } from "~/lib/state/store";

/** Whether there has been no key and no pointer for IDLE_MS: the operator has left. */
export const userActivity = createStore({ isIdle: false });
