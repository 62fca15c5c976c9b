import { vi } from "vitest";

/** Besides widths only reduced motion matches, so that no test waits for animations. */
const matches = (query: string, width: number) => {
  const [, sign, limit] = query.match(/^\(width (<|<=|>=) (\d+)px\)$/) ?? [];
  if (!sign) return query === "(prefers-reduced-motion: reduce)";
  if (sign === "<") return width < Number(limit);
  return sign === "<=" ? width <= Number(limit) : width >= Number(limit);
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
