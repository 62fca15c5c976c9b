import { useId, useLayoutEffect, useState } from "react";
import { createStore } from "~/lib/state/store";
import { useStore } from "~/lib/state/use-store";

type OpenDialog = { id: string; zIndex: number };

/** The open dialogs, the latest last. */
const openDialogs = createStore<{ dialogs: readonly OpenDialog[] }>({ dialogs: [] });

/**
 * The z-index of a dialog: above all dialogs that are open already, and at least `minZIndex`.
 * Only the topmost one handles Escape.
 */
export function useDialogStack(opened: boolean, minZIndex: number): { zIndex: number; isTop: boolean } {
  const id = useId();
  // It stays while the dialog closes, so that the dialog does not move behind the one below.
  const [zIndex, setZIndex] = useState(minZIndex);
  const isTop = useStore(openDialogs, ({ dialogs }) => dialogs.at(-1)?.id === id);

  useLayoutEffect(() => {
    if (!opened) return;
    const { dialogs } = openDialogs.get();
    const dialog = { id, zIndex: Math.max(minZIndex, ...dialogs.map((below) => below.zIndex + 1)) };
    setZIndex(dialog.zIndex);
    openDialogs.set({ dialogs: [...dialogs, dialog] });
    return () => openDialogs.set({ dialogs: openDialogs.get().dialogs.filter((other) => other.id !== id) });
  }, [opened, id, minZIndex]);

  return { zIndex, isTop };
}
