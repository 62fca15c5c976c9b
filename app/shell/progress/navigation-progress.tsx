import { NavigationProgress as MantineNavigationProgress, nprogress } from "@mantine/nprogress";
import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useStore } from "~/lib/state/use-store";
import { screenChecked } from "~/session/screen-checked";
import { session } from "~/session/session";
import classes from "./navigation-progress.module.css";

/** Runs from the start of each navigation to the end of its permission check. */
export function NavigationProgress() {
  const token = useStore(session, (current) => current.token);
  return (
    <>
      <MantineNavigationProgress className={classes.bar} size={2} withinPortal={false} aria-hidden />
      {/* A logout ends the listening to checked screens, so each session listens again. */}
      <ProgressOfNavigation key={token} />
    </>
  );
}

function ProgressOfNavigation() {
  const { location } = useNavigation();
  useEffect(() => {
    if (!location) return;
    // A bar that is just fading out would hide the new one too.
    nprogress.reset();
    nprogress.start();
    const stopListening = screenChecked.listen(nprogress.complete);
    return () => {
      stopListening();
      nprogress.complete();
    };
  }, [location]);
  return null;
}
