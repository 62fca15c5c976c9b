import { completeNavigationProgress, NavigationProgress, startNavigationProgress } from "@mantine/nprogress";
import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useStore } from "~/lib/store";
import { routeListener } from "~/session/route-listener";
import { session } from "~/session/session";

/** The bar at the top: from each navigation to the end of its permission check (SPEC.md section 4). */
export function Progress() {
  const { state, location } = useNavigation();
  const token = useStore(session, (current) => current.token);

  useEffect(() => {
    if (state === "idle") completeNavigationProgress();
    else if (location) startNavigationProgress();
  }, [state, location]);

  return (
    <>
      <EndAfterCheck key={token} />
      <NavigationProgress size={2} aria-hidden />
    </>
  );
}

/** A logout ends all listening to routes, so each session listens anew. */
function EndAfterCheck() {
  useEffect(() => routeListener.listen(completeNavigationProgress), []);
  return null;
}
