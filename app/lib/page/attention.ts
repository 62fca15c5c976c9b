import { IDLE_MS } from "~/config/times";
import { createStore } from "~/lib/state/store";

/** Whether there has been no key and no pointer for IDLE_MS: the operator has left. */
export const attention = createStore({ isIdle: false });

const SIGNS = ["keydown", "pointerdown", "pointermove", "wheel"];

let timer: ReturnType<typeof setTimeout> | undefined;

function onSign(): void {
  clearTimeout(timer);
  timer = setTimeout(() => attention.set({ isIdle: true }), IDLE_MS);
  attention.set({ isIdle: false });
}

/** Watches keys and pointer from now on; returns the function that ends it. */
export function watchAttention(): () => void {
  const end = new AbortController();
  for (const type of SIGNS) addEventListener(type, onSign, { passive: true, signal: end.signal });
  onSign();
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}
