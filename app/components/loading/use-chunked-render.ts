import { startTransition, useEffect, useState } from "react";

/** What was rendered whole since the page was loaded: its code is compiled, and one task is enough for it. */
const renderedBefore = new Set<string>();

/**
 * How many of `count` parts to render now: on the first render under this name one more in each task, so that none
 * blocks the page for long; later all at once.
 */
export function useChunkedRender(name: string, count: number): number {
  const [rendered, setRendered] = useState(() => (renderedBefore.has(name) ? count : 1));
  useEffect(() => {
    if (rendered >= count) {
      renderedBefore.add(name);
      return;
    }
    const next = setTimeout(() => startTransition(() => setRendered(rendered + 1)));
    return () => clearTimeout(next);
  }, [name, rendered, count]);
  return rendered;
}
