import { beforeEach, vi } from "vitest";

const PAGE = { width: 1440, height: 900 };
const ANY_ELEMENT = { x: 0, y: 0, width: 100, height: 40 };

/** For files that draw with the kit: what it asks the browser for and jsdom does not have. */
export function withKit(): void {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    // Where nothing has a size a list draws no row, and a popover hides as one whose button is out of sight.
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(PAGE.height);
    vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(PAGE.width);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(DOMRect.fromRect(ANY_ELEMENT));
    Element.prototype.scrollTo ??= () => {};
    Element.prototype.scrollIntoView ??= () => {};
  });
}
