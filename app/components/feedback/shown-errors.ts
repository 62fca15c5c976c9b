import { createEmitter } from "~/lib/state/emitter";

/** `time` is ISO 8601, in UTC, as in the reference that the page shows. */
export type ShownError = { error: unknown; time: string };

/** Emitted when the page of an error is shown. */
export const shownErrors = createEmitter<ShownError>();
