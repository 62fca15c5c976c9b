import * as v from "valibot";
import { STORAGE_KEY } from "~/config";
import { readStored, writeStored } from "~/lib/storage";
import { createStore } from "~/lib/store";
import file from "./settings.json";

const settingsSchema = v.object({
  theme: v.picklist(["light", "dark"]),
  colorWeak: v.boolean(),
  navbar: v.boolean(),
  menu: v.boolean(),
  topMenu: v.boolean(),
  hideMenu: v.boolean(),
  menuCollapse: v.boolean(),
  footer: v.boolean(),
  themeColor: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)),
  menuWidth: v.pipe(v.number(), v.minValue(160), v.maxValue(400)),
  globalSettings: v.boolean(),
  device: v.picklist(["desktop", "mobile"]),
  tabBar: v.boolean(),
});

/** App settings (SPEC.md section 3); the file beside this one holds the project's defaults. */
export type Settings = v.InferOutput<typeof settingsSchema>;
export type Theme = Settings["theme"];

export const defaults: Settings = v.parse(settingsSchema, file);

const isTheme = (text: string | null): text is Theme => text === "light" || text === "dark";

/** The stored theme, else the project's. */
export function themeOf(stored: string | null): Theme {
  return isTheme(stored) ? stored : defaults.theme;
}

export const settings = createStore<Settings>(defaults);

/** Takes over what the browser keeps; runs before the first drawing. */
export function readSettings(): void {
  settings.set({ theme: themeOf(readStored(STORAGE_KEY.theme)) });
}

/** Light becomes dark, dark becomes light; the theme alone is kept over a reload. */
export function toggleTheme(): void {
  const theme = settings.get().theme === "dark" ? "light" : "dark";
  writeStored(STORAGE_KEY.theme, theme);
  settings.set({ theme });
}
