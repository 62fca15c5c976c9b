import { setTopMenu } from "./menu-collapse";
import { defaults, settings } from "./settings";

/** Resets the drawer's settings to the project's defaults. The theme stays, because it is not in the drawer. */
export function resetSettings(): void {
  const { colorWeak, navbar, menu, topMenu, footer, themeColor, menuWidth, tabBar } = defaults;
  settings.set({ colorWeak, navbar, menu, footer, themeColor, menuWidth, tabBar });
  setTopMenu(topMenu);
}
