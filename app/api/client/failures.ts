import { createEmitter } from "~/lib/state/emitter";
import type { ApiError } from "./api-error";

export type Failure = {
  error: ApiError;
  /**
   * Whether an expired login opens the dialog. False for captchas, login, logout, the token's refresh and the user's call:
   * their expiry is an ordinary failure.
   */
  reportsExpiry: boolean;
};

/** Emits each failed call once, however many callers share it. The shell listens. */
export const failures = createEmitter<Failure>();
