import { useEffect } from "react";

/** Calls `act` once when the browser is online again; keep it stable, undefined does nothing. */
export function useWhenOnline(act: (() => void) | undefined): void {
  useEffect(() => {
    if (!act) return;
    addEventListener("online", act, { once: true });
    return () => removeEventListener("online", act);
  }, [act]);
}
