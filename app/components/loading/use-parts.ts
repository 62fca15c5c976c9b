import { useEffect, useState } from "react";

/** What was drawn whole since the page was loaded: its code is compiled, and one task is enough for it. */
const drawnBefore = new Set<string>();

/**
 * How many parts of something large, known by its name, are to be drawn: at its first time one more in each task,
 * so that none of them holds up the page for long.
 */
export function useParts(name: string, count: number): number {
  const [drawn, setDrawn] = useState(() => (drawnBefore.has(name) ? count : 1));
  useEffect(() => {
    if (drawn >= count) {
      drawnBefore.add(name);
      return;
    }
    const next = setTimeout(() => setDrawn(drawn + 1));
    return () => clearTimeout(next);
  }, [name, drawn, count]);
  return drawn;
}
