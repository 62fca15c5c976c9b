import type { Settings } from "~/config/settings-file";

/** Checked by the build (vite.config.ts), so that the page need not do it again. */
declare const settings: Settings;
export default settings;
