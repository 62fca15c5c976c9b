import { ApiError } from "~/api/client/api-error";
import { createStore } from "~/lib/state/store";
import { sessionEnded } from "~/session/session";

/** Why the last save of the basic information failed, until the next try; it stays while other screens are open. */
export const basicRefusal = createStore<{ error: Error | null }>({ error: null });

export const forgetRefusal = (): void => basicRefusal.set({ error: null });

/** An expired login has its own dialog. Returns whether there is something to tell. */
export function storeRefusal(error: Error): boolean {
  const isExpired = error instanceof ApiError && error.isLoginExpired;
  basicRefusal.set({ error: isExpired ? null : error });
  return !isExpired;
}

sessionEnded.listen(forgetRefusal);
