import { useState } from "react";
import { ApiError } from "~/api/client/api-error";
import { refusedFields } from "~/api/client/refused-fields";
import { unsavedForms } from "~/features/drafts/drafts";
import { createStore } from "~/lib/state/store";
import { useStore } from "~/lib/state/use-store";
import type { ScreenName } from "~/navigation/screens";
import { sessionEnded } from "~/session/session";
import { refusedValues } from "./basic-rules";

/** Why the last save of the basic information failed, until the next try; it stays while other screens are open. */
const refusal = createStore<{ error: Error | null }>({ error: null });

export const forgetRefusal = (): void => refusal.set({ error: null });

/** Stores why a save has failed; an expired login has its own dialog. */
export function storeRefusal(error: Error): void {
  const isExpired = error instanceof ApiError && error.isLoginExpired;
  refusal.set({ error: isExpired ? null : error });
}

sessionEnded.listen(forgetRefusal);

/** The last refusal, unless its values were discarded when the screen was left. */
export function useRefusal(screen: ScreenName) {
  const last = useStore(refusal, (state) => state.error);
  const [discarded] = useState(() => (unsavedForms(screen).length > 0 ? null : last));
  const error = last === discarded ? null : last;
  return { error, ...refusedValues(refusedFields(error)) };
}
