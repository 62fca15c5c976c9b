import { NavigationProgress as MantineNavigationProgress, nprogress } from "@mantine/nprogress";
import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useStore } from "~/lib/state/use-store";
import { routeListener } from "~/session/route-listener";
import { session } from "~/session/session";
import classes from "./navigation-progress.module.css";

/** Runs from the start of each navigation to the end of its permission check. */
export function NavigationProgress() {
  const token = useStore(session, (current) => current.token);
  return (
    <>
      <MantineNavigationProgress className={classes.bar} size={2} withinPortal={false} aria-hidden />
      {/* A logout removes all route listeners, so each session subscribes again. */}
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
    const stopListening = routeListener.listen(nprogress.complete);
    return () => {
      stopListening();
      nprogress.complete();
    };
  }, [location]);
  return null;
}
