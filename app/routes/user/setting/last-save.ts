import { useState } from "react";
import { ApiError } from "~/api/client/api-error";
import { refusedFields } from "~/api/client/refused-fields";
import { unsavedForms } from "~/features/drafts/drafts";
import { errorsAsSent } from "~/lib/forms/use-rules-form";
import { createStore } from "~/lib/state/store";
import { useStore } from "~/lib/state/use-store";
import type { ScreenName } from "~/navigation/screens";
import { sessionEnded } from "~/session/session";
import { type BasicValues, refusedValues } from "./basic-rules";

/** `values` as they were typed, and what is stored since. */
export type Save = { values: BasicValues; saved: BasicValues };
/** Why a save has failed, and its values as they were typed. */
type Refusal = { error: Error; values: BasicValues };
type LastSave = { refusal: Refusal | null; save: Save | null };

/**
 * How the last save of the basic information ended: a form that was left and opened again meanwhile is another one. Why
 * it failed is kept until the next try, while other screens are open.
 */
export const lastSave = createStore<LastSave>({ refusal: null, save: null });

export const forgetRefusal = (): void => lastSave.set({ refusal: null });

/** Stores why a save has failed; an expired login has its own dialog. */
export function storeRefusal(error: Error, { values }: { values: BasicValues }): void {
  const isExpired = error instanceof ApiError && error.isLoginExpired;
  lastSave.set({ refusal: isExpired ? null : { error, values } });
}

sessionEnded.listen(() => lastSave.set({ refusal: null, save: null }));

/**
 * The last refusal, unless its values were discarded when the screen was left. `reasonsAt(values)`: why fields were
 * refused, without those that have another value by now.
 */
export function useRefusal(screen: ScreenName) {
  const last = useStore(lastSave, (state) => state.refusal);
  const [discarded] = useState(() => (unsavedForms(screen).length > 0 ? null : last));
  const refusal = last === discarded ? null : last;
  const error = refusal?.error ?? null;
  const { fields, others } = refusedValues(refusedFields(error));
  const reasonsAt = (values: BasicValues) => (refusal ? errorsAsSent(fields, values, refusal.values) : {});
  return { error, others, reasonsAt };
}
