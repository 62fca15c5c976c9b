import { NARROW_PAGE } from "~/config/appearance";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readStored, removeStored, writeStored } from "~/lib/storage/local-storage";
import { defaults, settings } from "./settings";

const isNarrow = () => matchMedia(NARROW_PAGE).matches;
const keyOf = (narrow: boolean) => (narrow ? STORAGE_KEY.menuCollapseNarrow : STORAGE_KEY.menuCollapse);

/** As the operator left the side menu on a page of this kind; else a narrow page collapses it by itself. */
function storedCollapse(narrow: boolean): boolean {
  const stored = readStored(keyOf(narrow));
  return stored === null ? narrow || defaults.menuCollapse : stored === "true";
}

/** Collapses the side menu as it was left, or as the page's width asks for. */
export function readCollapse(): void {
  settings.set({ menuCollapse: storedCollapse(isNarrow()) });
}

/** A page that becomes narrow collapses the menu, whatever was chosen when it was narrow before. */
export function forgetNarrowCollapse(): void {
  removeStored(STORAGE_KEY.menuCollapseNarrow);
}

/** The operator collapses or expands the side menu; kept over a reload. */
export function toggleCollapse(): void {
  const menuCollapse = !settings.get().menuCollapse;
  writeStored(keyOf(isNarrow()), String(menuCollapse));
  settings.set({ menuCollapse });
}

/** Moves the menu to the top, which turns the collapse off for good, or back to the side. */
export function setTopMenu(topMenu: boolean): void {
  if (topMenu) writeStored(STORAGE_KEY.menuCollapse, "false");
  settings.set({ topMenu, menuCollapse: storedCollapse(isNarrow()) });
}
