import { PALETTE } from "~/config/appearance";
import { settings } from "./settings";
import { themeColorStyle } from "./theme-color";

/** The page's one element for it; created if missing. */
function styleElement(): Element {
  const present = document.getElementById(PALETTE.styleId);
  if (present) return present;
  const created = Object.assign(document.createElement("style"), { id: PALETTE.styleId });
  document.head.append(created);
  return created;
}

/** Keeps the page's primary colours in step with the theme colour. Returns the function that ends it. */
export function followThemeColor(): () => void {
  let written = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    written = settings.get().themeColor;
    styleElement().textContent = themeColorStyle(written);
  };
  const follow = () => {
    clearTimeout(timer);
    if (settings.get().themeColor !== written) timer = setTimeout(write, PALETTE.debounceMs);
  };
  follow();
  const end = settings.subscribe(follow);
  return () => {
    clearTimeout(timer);
    end();
  };
}
