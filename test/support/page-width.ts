import { vi } from "vitest";

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Besides widths only reduced motion matches, so that no test waits for animations. */
const matches = (query: string, width: number) => {
  const [, sign, ems] = query.match(/^\(width (<|<=|>=) ([\d.]+)em\)$/) ?? [];
  if (!sign) return query === REDUCED_MOTION;
  const limit = Number(ems) * 16;
  if (sign === "<") return width < limit;
  return sign === "<=" ? width <= limit : width >= limit;
};

/** Sets the width seen by media queries until the end of the test; the returned function changes it. */
export function setPageWidth(width: number): (next: number) => void {
  const queries: { query: string; now: boolean; target: EventTarget }[] = [];
  let current = width;
  vi.stubGlobal("matchMedia", (query: string) => {
    const target = new EventTarget();
    queries.push({ query, now: matches(query, current), target });
    return Object.defineProperty(target, "matches", { get: () => matches(query, current) });
  });
  return (next) => {
    current = next;
    for (const mediaQuery of queries) {
      const now = matches(mediaQuery.query, current);
      if (now === mediaQuery.now) continue;
      mediaQuery.now = now;
      mediaQuery.target.dispatchEvent(new Event("change"));
    }
  };
}

/** Dialogs take their time to close until the end of the test. */
export function allowMotion(): void {
  const { matchMedia } = window;
  vi.stubGlobal("matchMedia", (query: string) => matchMedia(query.includes("motion") ? "none" : query));
}
