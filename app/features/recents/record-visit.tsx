import { useEffect } from "react";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { recordVisit } from "./recents";

/** Records each screen that was rendered; a denied or cancelled navigation is no visit. */
export function RecordVisit() {
  const screen = useCurrentScreen();
  useEffect(() => {
    if (screen) recordVisit(screen);
  }, [screen]);
  return null;
}
