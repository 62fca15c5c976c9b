import * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readTabStored, writeTabStored } from "~/lib/storage/tab-storage";
import type { Resource } from "~/resource/resource";
import { currentAccount } from "~/session/account";
import { sessionEnded } from "~/session/session";

type Named = Pick<Resource, "namespace">;

const entries = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** What the browser refuses to store; until the session ends. What it has stored goes in user-logout.ts. */
let unstored: string | null = null;
sessionEnded.listen(() => {
  unstored = null;
});

const readEntries = () => v.parse(entries, unstored ?? readTabStored(STORAGE_KEY.clearedLists));
const entryOf = ({ namespace }: Named) => `${currentAccount()} ${namespace}`;

/** Whether the conditions of a list were cleared in this browser tab; until the operator logs out. */
export const isCleared = (resource: Named): boolean => readEntries().includes(entryOf(resource));

export function setCleared(resource: Named, isNow: boolean): void {
  if (isCleared(resource) === isNow) return;
  const own = entryOf(resource);
  const others = readEntries().filter((entry) => entry !== own);
  const text = JSON.stringify(isNow ? [...others, own] : others);
  unstored = writeTabStored(STORAGE_KEY.clearedLists, text) ? null : text;
}
