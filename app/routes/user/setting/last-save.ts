import { useState } from "react";
import { ApiError } from "~/api/client/api-error";
import { refusedFields } from "~/api/client/refused-fields";
import { unsavedForms } from "~/features/drafts/drafts";
import { createStore } from "~/lib/state/store";
import { useStore } from "~/lib/state/use-store";
import type { ScreenName } from "~/navigation/screens";
import { sessionEnded } from "~/session/session";
import { type BasicValues, refusedValues } from "./basic-rules";

/** `values` as they were typed, and what is stored since. */
export type Save = { values: BasicValues; saved: BasicValues };
type LastSave = { error: Error | null; save: Save | null };

/**
 * How the last save of the basic information ended: a form that was left and opened again meanwhile is another one. Why
 * it failed is kept until the next try, while other screens are open.
 */
export const lastSave = createStore<LastSave>({ error: null, save: null });

export const forgetRefusal = (): void => lastSave.set({ error: null });

/** Stores why a save has failed; an expired login has its own dialog. */
export function storeRefusal(error: Error): void {
  const isExpired = error instanceof ApiError && error.isLoginExpired;
  lastSave.set({ error: isExpired ? null : error });
}

sessionEnded.listen(() => lastSave.set({ error: null, save: null }));

/** The last refusal, unless its values were discarded when the screen was left. */
export function useRefusal(screen: ScreenName) {
  const last = useStore(lastSave, (state) => state.error);
  const [discarded] = useState(() => (unsavedForms(screen).length > 0 ? null : last));
  const error = last === discarded ? null : last;
  return { error, ...refusedValues(refusedFields(error)) };
}
