import * as v from "valibot";
import { STORAGE_KEY } from "~/config";
import { isOwnReload } from "~/lib/reload-page";
import { removeStored, writeStored } from "~/lib/storage";
import type { Role } from "~/navigation/screens";
import { readSettings } from "~/settings/settings";
import { session, sessionToken } from "./session";

/** Where a change of one of these is stored, every page of the browser begins anew. */
const BEGINS_ANEW: readonly string[] = [STORAGE_KEY.token, STORAGE_KEY.locale];
const switchable = v.picklist(["admin", "user"] satisfies Role[]);

/**
 * Keeps this page in step with the browser's other tabs. What they share is stored, and the browser tells
 * all pages but the writing one of each change: there is no message to forge and none to echo.
 * With another login, or none, and in another language the page is loaded anew, so that nothing of an
 * account outlives it here; the guard then leads to where it belongs. The theme is taken over at once.
 */
export function followOtherTabs(beginAnew: () => void): void {
  const follow = (key: string) => {
    if (key === STORAGE_KEY.theme) readSettings();
    if (!BEGINS_ANEW.includes(key) || isOwnReload()) return;
    // However long the new page takes, the one of another account is not seen meanwhile. It keeps its sizes:
    // a chart without any complains.
    if (key === STORAGE_KEY.token) document.body.style.visibility = "hidden";
    beginAnew();
  };
  const compare = () => {
    if (session.get().token !== sessionToken()) follow(STORAGE_KEY.token);
  };
  // No key: all was cleared.
  addEventListener("storage", ({ key }) => (key === null ? compare() : follow(key)));
  // A page that the browser had put aside has heard nothing.
  addEventListener("pageshow", ({ persisted }) => persisted && compare());
}

/** Tells the other tabs of a role switch. It passes through the storage and is not kept: a new page has the user's own. */
export function announceRole(role: Role): void {
  writeStored(STORAGE_KEY.roleSwitch, role);
  removeStored(STORAGE_KEY.roleSwitch);
}

/** Listens to the role switches of other tabs; returns the function that ends it. */
export function listenToRole(apply: (role: Role) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY.roleSwitch && v.is(switchable, newValue)) apply(newValue);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
