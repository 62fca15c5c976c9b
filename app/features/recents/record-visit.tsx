import { useEffect } from "react";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { recordVisit } from "./recents";

/** Notes each screen that truly came on the page: one that was refused or given up on the way did not. */
export function RecordVisit() {
  const screen = useCurrentScreen();
  useEffect(() => {
    if (screen) recordVisit(screen);
  }, [screen]);
  return null;
}
