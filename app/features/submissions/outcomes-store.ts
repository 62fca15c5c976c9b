import { STORAGE_KEY } from "~/config/storage-keys";
import { createEmitter } from "~/lib/state/emitter";
import { readTabStored, writeTabStored } from "~/lib/storage/tab-storage";

/** Kept apart from `outcomes.ts`, because every page can forget the outcomes, but few know what they are. */
let memory: string | undefined;
const changes = createEmitter<void>();

/** The text of the last outcomes, which survives a reload; empty if there are none. */
export function outcomesText(): string {
  memory ??= readTabStored(STORAGE_KEY.outcomes) ?? "";
  return memory;
}

export function writeOutcomes(text: string): void {
  memory = text;
  writeTabStored(STORAGE_KEY.outcomes, text);
  changes.emit();
}

export const subscribeToOutcomes = changes.listen;

/** For a logout: the outcomes hold what the operator has filled in. */
export const dropOutcomes = (): void => writeOutcomes("");
