import * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { OTHER_TABS_MS } from "~/config/times";
import { currentLocale } from "~/i18n/locale";
import { isReloading } from "~/lib/page/reload-page";
import { readStored, removeStored, writeStored } from "~/lib/storage/local-storage";
import { ROLES, type Role } from "~/navigation/roles";
import { applyStoredTheme } from "~/settings/settings";
import { session, sessionToken, wasReplaced } from "./session";

/** How to reload the page. */
type ReloadActions = {
  /** After a login or a logout: at once. */
  onAccountChange: () => void;
  /** The current page may stay until there is a network. */
  onLanguageChange: () => void;
};

/** Dispatches the event of another tab's announcement that this page has missed. */
const dispatchMissed = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent("storage", { key, newValue }));

const roleSchema = v.picklist(ROLES);

/**
 * Keeps this page in step with the browser's other tabs through `storage` events, which cannot be forged by another
 * origin and do not echo. After another login, a logout or a change of language the page reloads, so that nothing of
 * an account outlives it here; the guard then redirects. A change of theme applies at once.
 */
export function followOtherTabs({ onAccountChange, onLanguageChange }: ReloadActions): void {
  const follow = (key: string) => {
    if (key === STORAGE_KEY.theme) applyStoredTheme();
    if (isReloading()) return;
    if (key === STORAGE_KEY.locale) onLanguageChange();
    if (key !== STORAGE_KEY.token) return;
    if (wasReplaced(session.get().token)) return session.set({ token: sessionToken() });
    // The old account's page must not be seen until the new one is there. `display: none` would make charts complain
    // about their size.
    document.body.style.visibility = "hidden";
    onAccountChange();
  };
  const compare = () => {
    if (session.get().token !== sessionToken()) follow(STORAGE_KEY.token);
  };
  // Without a key the whole storage was cleared.
  addEventListener("storage", ({ key }) => (key === null ? compare() : follow(key)));
  let roleWhenHidden: string | null = null;
  addEventListener("pagehide", () => {
    roleWhenHidden = readStored(STORAGE_KEY.roleSwitch);
  });
  // A page restored from the back/forward cache has missed all events.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    compare();
    applyStoredTheme();
    if (currentLocale() !== document.documentElement.lang) follow(STORAGE_KEY.locale);
    const role = readStored(STORAGE_KEY.roleSwitch);
    if (role !== roleWhenHidden) dispatchMissed(STORAGE_KEY.roleSwitch, role);
    // Whether the user was changed is not known.
    if (sessionToken()) dispatchMissed(STORAGE_KEY.userChange, "missed");
  });
}

/**
 * Announces a role switch to the other tabs. It stays stored for pages in the back/forward cache; a new page starts with
 * the user's own role. Each has another text: a `storage` event is fired only when the value changes.
 */
export const announceRole = (role: Role): void => void writeStored(STORAGE_KEY.roleSwitch, `${role} ${Math.random()}`);

/** Announces to the other tabs that the operator logs out, so that they discard unsaved values too. */
export const announceLogout = (): void => announce(STORAGE_KEY.userLogout, "true");

/** Sends a text to the other tabs under a key; it is not kept. */
export function announce(key: string, text: string): void {
  writeStored(key, text);
  removeStored(key);
}

/** The role that another tab switches to with a `storage` event, if it is one. */
export function roleSwitchOf({ key, newValue }: StorageEvent): Role | undefined {
  const [role] = newValue?.split(" ") ?? [];
  return key === STORAGE_KEY.roleSwitch && v.is(roleSchema, role) ? role : undefined;
}

/** Listens to the logouts that the operator chooses in other tabs; returns the function that ends it. */
export function listenToLogout(apply: () => void): () => void {
  return listenTo(STORAGE_KEY.userLogout, (text) => text !== null && apply());
}

/** Listens to what other tabs store under a key; returns the function that ends it. */
export function listenTo(expectedKey: string, onValue: (text: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === expectedKey) onValue(newValue);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** Resolves when the other tabs have had the time to answer what was announced, and to send what they hold back. */
export const waitForOtherTabs = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, OTHER_TABS_MS));
