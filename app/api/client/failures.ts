import { createEmitter } from "~/lib/state/emitter";
import type { ApiError } from "./api-error";

export type Failure = {
  error: ApiError;
  /** False for calls whose expired login is no news: logging in, out, and asking who is logged in. */
  reportsExpiry: boolean;
};

/** Every failed call, once, however many callers share it. The shell listens. */
export const failures = createEmitter<Failure>();
