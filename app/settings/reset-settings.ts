import { setTopMenu } from "./menu-collapse";
import { defaults, settings } from "./settings";

/** Puts what the drawer shows back to the project's settings; the theme has a button of its own and stays. */
export function resetSettings(): void {
  const { colorWeak, navbar, menu, topMenu, footer, themeColor, menuWidth, tabBar } = defaults;
  settings.set({ colorWeak, navbar, menu, footer, themeColor, menuWidth, tabBar });
  setTopMenu(topMenu);
}
