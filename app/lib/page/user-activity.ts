import { IDLE_MS } from "~/config/times";
import { createStore } from "~/lib/state/store";

/** Whether there has been no key and no pointer for IDLE_MS: the operator has left. */
export const userActivity = createStore({ isIdle: false });

const EVENTS = ["keydown", "pointerdown", "pointermove", "wheel"];

let timer: ReturnType<typeof setTimeout> | undefined;

function onEvent(): void {
  clearTimeout(timer);
  timer = setTimeout(() => userActivity.set({ isIdle: true }), IDLE_MS);
  userActivity.set({ isIdle: false });
}

/** Tracks keys and pointer from now on; returns the function that ends it. */
export function trackUserActivity(): () => void {
  const end = new AbortController();
  for (const type of EVENTS) addEventListener(type, onEvent, { passive: true, signal: end.signal });
  onEvent();
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}
