import { createEmitter } from "~/lib/state/emitter";
import type { Screen } from "~/navigation/screens";

/** Screens that were asked for and refused to the current role. The shell tells the operator. */
export const accessDenied = createEmitter<Screen>();
