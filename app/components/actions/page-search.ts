import { createEmitter } from "~/lib/state/emitter";

/** Requests for the search of pages, which the shell opens. */
export const pageSearch = createEmitter<void>();
