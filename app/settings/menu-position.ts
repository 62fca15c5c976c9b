import { MENU_WIDTH } from "~/config/appearance";
import type { Settings } from "~/config/settings-file";

export type MenuPosition = "side" | "top" | "drawer" | "none";

/** Where the menu stands: the top one is part of the navbar, and a narrow page has a drawer for either. */
export function menuPosition({ menu, topMenu, navbar, hideMenu }: Settings): MenuPosition {
  const atTop = topMenu && navbar;
  if (!atTop && !menu) return "none";
  if (hideMenu) return "drawer";
  return atTop ? "top" : "side";
}

/** The width that the menu takes of the page, in px. */
export function menuSpace(settings: Settings): number {
  if (menuPosition(settings) !== "side") return 0;
  return settings.menuCollapse ? MENU_WIDTH.collapsed : settings.menuWidth;
}
