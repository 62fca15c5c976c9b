import { createEmitter } from "~/lib/state/emitter";
import type { Screen } from "~/navigation/screens";

/** Emits each screen whose permission check is done; the end of a session ends the listening. */
export const screenChecked = createEmitter<Screen>();
