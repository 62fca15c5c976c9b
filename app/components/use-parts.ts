import { useEffect, useState } from "react";

/**
 * How many parts of something large are to be drawn: one more in each task, so that none of them holds up
 * the page for long.
 */
export function useParts(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    const next = setTimeout(() => setDrawn(drawn + 1));
    return () => clearTimeout(next);
  }, [drawn, count]);
  return drawn;
}
