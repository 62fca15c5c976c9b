import type { Settings } from "~/config/settings-file";
import { STORAGE_KEY } from "~/config/storage-keys";
import { createStore, type Store } from "~/lib/state/store";
import { readStored, writeStored } from "~/lib/storage/local-storage";
import file from "./settings.json";

export type Theme = Settings["theme"];

/** A menu at the top is never collapsed. Without the navbar it stands at the side. */
const normalized = (settings: Settings): Settings =>
  settings.topMenu && settings.navbar ? { ...settings, menuCollapse: false } : settings;

/**
 * The initial settings: the project's, with the drawer closed. The device, and the menu that hides by it, are detected
 * later: the file may have been copied on a phone.
 */
export const defaults = normalized({ ...file, globalSettings: false, device: "desktop", hideMenu: false });

const store = createStore<Settings>(defaults);

/** Changes apply at once and last until the page is left. */
export const settings: Store<Settings> = {
  ...store,
  set: (change) => store.set(normalized({ ...store.get(), ...change })),
};

const isTheme = (text: string | null): text is Theme => text === "light" || text === "dark";

/** The stored theme, else the project's default. */
export function themeOf(stored: string | null): Theme {
  return isTheme(stored) ? stored : defaults.theme;
}

/** Applies the stored theme; runs before the first render. */
export function applyStoredTheme(): void {
  settings.set({ theme: themeOf(readStored(STORAGE_KEY.theme)) });
}

/** Switches between light and dark and stores the choice. */
export function toggleTheme(): void {
  const theme = settings.get().theme === "dark" ? "light" : "dark";
  writeStored(STORAGE_KEY.theme, theme);
  settings.set({ theme });
}
