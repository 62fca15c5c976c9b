import { createEmitter } from "~/lib/state/emitter";
import type { Screen } from "~/navigation/screens";

/** Announces each screen whose permission check is done; a logout ends the listening. */
export const routeListener = createEmitter<Screen>();
