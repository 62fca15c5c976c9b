import type { Settings } from "~/config/settings-file";

/** The build validates the file (vite.config.ts), so the page does not. */
declare const settings: Settings;
export default settings;
