import { NavigationProgress as MantineNavigationProgress, nprogress } from "@mantine/nprogress";
import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useStore } from "~/lib/state/use-store";
import { routeListener } from "~/session/route-listener";
import { session } from "~/session/session";
import classes from "./navigation-progress.module.css";

/** Runs from the start of each navigation to the end of its permission check. */
export default function NavigationProgress() {
  const token = useStore(session, (current) => current.token);
  return (
    <>
      <MantineNavigationProgress className={classes.bar} size={2} withinPortal={false} aria-hidden />
      {/* A logout ends all listening to routes, so each session listens anew. */}
      <ProgressOfNavigation key={token} />
    </>
  );
}

function ProgressOfNavigation() {
  const { location } = useNavigation();
  useEffect(() => {
    if (!location) return;
    // A bar that is just going away would take the new one with it.
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
