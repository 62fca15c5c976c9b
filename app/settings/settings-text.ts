import type { Settings } from "~/config/settings-file";

/** The text that 复制配置 copies; it can replace the project's settings file as it is. */
export const settingsText = (settings: Settings): string => `${JSON.stringify(settings, null, 2)}\n`;
