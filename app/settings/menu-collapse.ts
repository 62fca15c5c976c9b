import { NARROW_PAGE } from "~/config/appearance";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readStored, removeStored, writeStored } from "~/lib/storage/local-storage";
import { defaults, settings } from "./settings";

const isNarrow = () => matchMedia(NARROW_PAGE).matches;
const keyOf = (narrow: boolean) => (narrow ? STORAGE_KEY.menuCollapseNarrow : STORAGE_KEY.menuCollapse);

/** The stored choice for a page of this width; without one a narrow page collapses the menu. */
function storedCollapse(narrow: boolean): boolean {
  const stored = readStored(keyOf(narrow));
  return stored === null ? narrow || defaults.menuCollapse : stored === "true";
}

/** Applies the stored choice, or the default for the page's width. */
export function applyStoredCollapse(): void {
  settings.set({ menuCollapse: storedCollapse(isNarrow()) });
}

/** A page that becomes narrow collapses the menu again, also after it was expanded on a narrow page before. */
export function clearNarrowCollapse(): void {
  removeStored(STORAGE_KEY.menuCollapseNarrow);
}

/** Collapses or expands the side menu and stores the choice. */
export function toggleCollapse(): void {
  const menuCollapse = !settings.get().menuCollapse;
  writeStored(keyOf(isNarrow()), String(menuCollapse));
  settings.set({ menuCollapse });
}

/** Moves the menu to the top, which also expands it and resets the stored choice, or back to the side. */
export function setTopMenu(topMenu: boolean): void {
  if (topMenu) writeStored(STORAGE_KEY.menuCollapse, "false");
  settings.set({ topMenu, menuCollapse: !topMenu && storedCollapse(isNarrow()) });
}
