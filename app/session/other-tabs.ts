import * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { isReloading } from "~/lib/page/reload-page";
import { removeStored, writeStored } from "~/lib/storage/local-storage";
import { ROLES, type Role } from "~/navigation/roles";
import { readSettings } from "~/settings/settings";
import { session, sessionToken } from "./session";

/** How to reload the page. */
type ReloadActions = {
  /** For another account, or none: at once. */
  forAccount: () => void;
  /** In another language: the current page may stay until there is a network. */
  inLanguage: () => void;
};

const switchable = v.picklist(ROLES);

/**
 * Keeps this page in step with the browser's other tabs through `storage` events, which cannot be forged by another
 * origin and do not echo. After another login, a logout or a change of language the page reloads, so that nothing of
 * an account outlives it here; the guard then redirects. A change of theme applies at once.
 */
export function followOtherTabs({ forAccount, inLanguage }: ReloadActions): void {
  const follow = (key: string) => {
    if (key === STORAGE_KEY.theme) readSettings();
    if (isReloading()) return;
    if (key === STORAGE_KEY.locale) inLanguage();
    if (key !== STORAGE_KEY.token) return;
    // The old account's page must not be seen until the new one is there. `display: none` would make charts complain
    // about their size.
    document.body.style.visibility = "hidden";
    forAccount();
  };
  const compare = () => {
    if (session.get().token !== sessionToken()) follow(STORAGE_KEY.token);
  };
  // Without a key the whole storage was cleared.
  addEventListener("storage", ({ key }) => (key === null ? compare() : follow(key)));
  // A page restored from the back/forward cache has missed all events.
  addEventListener("pageshow", ({ persisted }) => persisted && compare());
}

/** Announces a role switch to the other tabs. It is not stored: a new page starts with the user's own role. */
export const announceRole = (role: Role): void => announce(STORAGE_KEY.roleSwitch, role);

/** Announces to the other tabs that the operator logs out, so that they discard unsaved values too. */
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
