import { useEffect } from "react";

/** Does something, once, when the network is back; keep `act` stable, and leave it out where there is nothing to do. */
export function useWhenOnline(act: (() => void) | undefined): void {
  useEffect(() => {
    if (!act) return;
    addEventListener("online", act, { once: true });
    return () => removeEventListener("online", act);
  }, [act]);
}
