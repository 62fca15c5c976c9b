import { beforeEach, vi } from "vitest";

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
  });
}
