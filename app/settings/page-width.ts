import { MOBILE_PAGE, NARROW_PAGE } from "~/config/appearance";
import { forgetNarrowCollapse, readCollapse } from "./menu-collapse";
import { settings } from "./settings";

/** Updates `device`, `hideMenu` and `menuCollapse` when the page's width changes. Returns the clean-up function. */
export function followPageWidth(): () => void {
  const mobile = matchMedia(MOBILE_PAGE);
  const narrow = matchMedia(NARROW_PAGE);
  const readDevice = () => settings.set({ device: mobile.matches ? "mobile" : "desktop", hideMenu: mobile.matches });
  const cross = () => {
    if (narrow.matches) forgetNarrowCollapse();
    readCollapse();
  };
  readDevice();
  readCollapse();
  mobile.addEventListener("change", readDevice);
  narrow.addEventListener("change", cross);
  return () => {
    mobile.removeEventListener("change", readDevice);
    narrow.removeEventListener("change", cross);
  };
}
