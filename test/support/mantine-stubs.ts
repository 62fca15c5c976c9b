import { beforeEach, vi } from "vitest";
import { stubComputedStyle } from "./computed-style";
import { REDUCED_MOTION } from "./page-width";

const PAGE = { width: 1440, height: 900 };
const ANY_ELEMENT = { x: 0, y: 0, width: 100, height: 40 };

/** For files that render Mantine components: stubs browser APIs that jsdom lacks. */
export function stubBrowserForMantine(): void {
  stubComputedStyle();
  beforeEach(() => {
    // Only reduced motion matches, which components obey where the theme says so (page-width.ts has allowMotion).
    vi.stubGlobal("matchMedia", (query: string) =>
      Object.assign(new EventTarget(), { matches: query === REDUCED_MOTION }),
    );
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    // Without sizes a virtual list renders no row, and a popover is hidden as if its target were out of view.
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(PAGE.height);
    vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(PAGE.width);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(DOMRect.fromRect(ANY_ELEMENT));
    Element.prototype.scrollTo ??= () => {};
    Element.prototype.scrollIntoView ??= () => {};
  });
}
