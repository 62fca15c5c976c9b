import { MENU_WIDTH } from "~/config/appearance";
import type { Settings } from "~/config/settings-file";

export type MenuPosition = "side" | "top" | "drawer" | "none";

/** The menu's position: a top menu needs the navbar, and on a mobile page both kinds become a drawer. */
export function menuPosition({ menu, topMenu, navbar, hideMenu }: Settings): MenuPosition {
  const atTop = topMenu && navbar;
  if (!atTop && !menu) return "none";
  if (hideMenu) return "drawer";
  return atTop ? "top" : "side";
}

/** The width that the menu occupies beside the content, in px. */
export function menuSpace(settings: Settings): number {
  if (menuPosition(settings) !== "side") return 0;
  return settings.menuCollapse ? MENU_WIDTH.collapsed : settings.menuWidth;
}
