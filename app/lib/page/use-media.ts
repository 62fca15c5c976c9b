import { useState, useSyncExternalStore } from "react";

/** Whether a media query matches. Mantine's hook asks the browser for a new query each time a component is rendered. */
export function useMedia(query: string): boolean {
  const [list] = useState(() => matchMedia(query));
  const [subscribe] = useState(() => (onChange: () => void) => {
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  });
  return useSyncExternalStore(subscribe, () => list.matches);
}
