import { createEmitter } from "~/lib/state/emitter";
import type { Screen } from "~/navigation/screens";

/** Screens that the current role requested and may not see. The shell shows a toast for each. */
export const accessDenied = createEmitter<Screen>();
