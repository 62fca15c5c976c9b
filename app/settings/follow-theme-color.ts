import { PALETTE } from "~/config/appearance";
import { settings } from "./settings";
import { themeColorStyle } from "./theme-color";

/** The page's style element for the theme colour; created if it is missing. */
function styleElement(): Element {
  const existing = document.getElementById(PALETTE.styleId);
  if (existing) return existing;
  const created = Object.assign(document.createElement("style"), { id: PALETTE.styleId });
  document.head.append(created);
  return created;
}

/** Updates the page's primary colours when the theme colour changes. Returns the clean-up function. */
export function followThemeColor(): () => void {
  let written = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    written = settings.get().themeColor;
    styleElement().textContent = themeColorStyle(written);
  };
  const update = () => {
    clearTimeout(timer);
    if (settings.get().themeColor !== written) timer = setTimeout(write, PALETTE.debounceMs);
  };
  update();
  const unsubscribe = settings.subscribe(update);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
