import * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { isReloading } from "~/lib/page/reload-page";
import { removeStored, writeStored } from "~/lib/storage/local-storage";
import { ROLES, type Role } from "~/navigation/roles";
import { readSettings } from "~/settings/settings";
import { session, sessionToken } from "./session";

/** How the page is loaded anew. */
type ReloadActions = {
  /** For another account, or none: at once. */
  forAccount: () => void;
  /** In another language: what is on screen may stay until there is a network. */
  inLanguage: () => void;
};

const switchable = v.picklist(ROLES);

/**
 * Keeps this page in step with the browser's other tabs. What they share is stored, and the browser tells
 * all pages but the writing one of each change: there is no message to forge and none to echo.
 * With another login, or none, and in another language the page is loaded anew, so that nothing of an
 * account outlives it here; the guard then leads to where it belongs. The theme is taken over at once.
 */
export function followOtherTabs({ forAccount, inLanguage }: ReloadActions): void {
  const follow = (key: string) => {
    if (key === STORAGE_KEY.theme) readSettings();
    if (isReloading()) return;
    if (key === STORAGE_KEY.locale) inLanguage();
    if (key !== STORAGE_KEY.token) return;
    // However long the new page takes, the one of another account is not seen meanwhile. It keeps its sizes:
    // a chart without any complains.
    document.body.style.visibility = "hidden";
    forAccount();
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
export const announceRole = (role: Role): void => announce(STORAGE_KEY.roleSwitch, role);

/** Tells the other tabs, before the session ends, that the operator has chosen so: what is unsaved there goes too. */
export const announceLogout = (): void => announce(STORAGE_KEY.chosenLogout, "true");

function announce(key: string, text: string): void {
  writeStored(key, text);
  removeStored(key);
}

/** Listens to the role switches of other tabs; returns the function that ends it. */
export function listenToRole(apply: (role: Role) => void): () => void {
  return listenTo(STORAGE_KEY.roleSwitch, (text) => v.is(switchable, text) && apply(text));
}

/** Listens to the logouts that the operator chooses in other tabs; returns the function that ends it. */
export function listenToLogout(apply: () => void): () => void {
  return listenTo(STORAGE_KEY.chosenLogout, (text) => text !== null && apply());
}

function listenTo(wanted: string, onValue: (text: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === wanted) onValue(newValue);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
