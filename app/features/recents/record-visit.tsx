import { useEffect } from "react";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { recordVisit } from "./recents";

/** Stores each rendered screen; a denied or cancelled navigation does not count as a visit. */
export function RecordVisit() {
  const screen = useCurrentScreen();
  useEffect(() => {
    if (screen) recordVisit(screen);
  }, [screen]);
  return null;
}
