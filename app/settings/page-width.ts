import { MOBILE_PAGE, NARROW_PAGE } from "~/config/appearance";
import { applyStoredCollapse, clearNarrowCollapse } from "./menu-collapse";
import { settings } from "./settings";

/** Updates `device`, `hideMenu` and `menuCollapse` when the page's width changes. Returns the clean-up function. */
export function followPageWidth(): () => void {
  const mobile = matchMedia(MOBILE_PAGE);
  const narrow = matchMedia(NARROW_PAGE);
  const updateDevice = () => settings.set({ device: mobile.matches ? "mobile" : "desktop", hideMenu: mobile.matches });
  const onWidthChange = () => {
    if (narrow.matches) clearNarrowCollapse();
    applyStoredCollapse();
  };
  updateDevice();
  applyStoredCollapse();
  mobile.addEventListener("change", updateDevice);
  narrow.addEventListener("change", onWidthChange);
  return () => {
    mobile.removeEventListener("change", updateDevice);
    narrow.removeEventListener("change", onWidthChange);
  };
}
