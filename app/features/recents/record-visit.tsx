import { useEffect } from "react";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { visit } from "./recents";

/** Notes each screen that truly came on the page: one that was refused or given up on the way did not. */
export function Visits() {
  const screen = useCurrentScreen();
  useEffect(() => {
    if (screen) visit(screen);
  }, [screen]);
  return null;
}
