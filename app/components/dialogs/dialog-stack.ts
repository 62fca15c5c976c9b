import { useId, useLayoutEffect, useState } from "react";
import { createStore } from "~/lib/state/store";
import { useStore } from "~/lib/state/use-store";

type OpenDialog = { id: string; zIndex: number };

/** The open dialogs, the latest last. */
const openDialogs = createStore<{ places: readonly OpenDialog[] }>({ places: [] });

/**
 * The z-index of a dialog: above all dialogs that are open already, and at least `lowest`.
 * Only the topmost one handles Escape.
 */
export function useDialogStack(opened: boolean, lowest: number): { zIndex: number; isTop: boolean } {
  const id = useId();
  // It stays while the dialog closes, so that the dialog does not move behind the one below.
  const [zIndex, setZIndex] = useState(lowest);
  const isTop = useStore(openDialogs, ({ places }) => places.at(-1)?.id === id);

  useLayoutEffect(() => {
    if (!opened) return;
    const { places } = openDialogs.get();
    const place = { id, zIndex: Math.max(lowest, ...places.map((below) => below.zIndex + 1)) };
    setZIndex(place.zIndex);
    openDialogs.set({ places: [...places, place] });
    return () => openDialogs.set({ places: openDialogs.get().places.filter((other) => other.id !== id) });
  }, [opened, id, lowest]);

  return { zIndex, isTop };
}
