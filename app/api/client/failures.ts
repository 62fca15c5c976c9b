import { createEmitter } from "~/lib/state/emitter";
import type { ApiError } from "./api-error";

export type Failure = {
  error: ApiError;
  /** False for calls whose expired login opens no dialog: login, logout and the user at the start. */
  reportsExpiry: boolean;
};

/** Emits each failed call once, however many callers share it. The shell listens. */
export const failures = createEmitter<Failure>();
