import { beforeEach, vi } from "vitest";

/** How jsdom displays an element without styles of its own, by the name of the element. */
const displays = new Map<string, string>();

function defaultDisplay({ localName }: Element, compute: typeof getComputedStyle): string {
  const known = displays.get(localName) ?? compute(document.createElement(localName)).display;
  displays.set(localName, known);
  return known;
}

function inheritedVisibility(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one instanceof HTMLElement && one.style.visibility) return one.style.visibility;
  }
  return "visible";
}

/**
 * Computes styles from attributes and inline styles alone. jsdom matches every rule of every sheet at each question, of
 * which a search by role asks thousands: a quarter of the time of a test that renders a screen. The console's sheets are
 * not loaded in these tests anyway.
 */
export function stubComputedStyle(): void {
  beforeEach(() => {
    const compute = window.getComputedStyle;
    vi.stubGlobal("getComputedStyle", (element: Element) => {
      const { style, hidden } = element instanceof HTMLElement ? element : document.body;
      const display = style.display || (hidden ? "none" : defaultDisplay(element, compute));
      const computed: Record<string, string> = { display, visibility: inheritedVisibility(element) };
      return new Proxy(style, {
        get: (inline, name) =>
          name === "getPropertyValue"
            ? (name: string) => computed[name] ?? inline.getPropertyValue(name)
            : (computed[String(name)] ?? Reflect.get(inline, name)),
      });
    });
  });
}
