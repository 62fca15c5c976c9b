import type { Settings } from "~/config/settings-file";

/** What 复制配置 copies: it can take the place of the project's settings file as it is, last line break included. */
export const settingsText = (settings: Settings): string => `${JSON.stringify(settings, null, 2)}\n`;
