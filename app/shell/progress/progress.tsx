import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useStore } from "~/lib/state/use-store";
import { routeListener } from "~/session/route-listener";
import { session } from "~/session/session";
import classes from "./progress.module.css";

/** The bar at the top: from each navigation to the end of its permission check. */
export function Progress() {
  const token = useStore(session, (current) => current.token);
  // A logout ends all listening to routes, so each session listens anew.
  return <Bar key={token} />;
}

function Bar() {
  const { state, location } = useNavigation();
  const [checked, setChecked] = useState<typeof location>();

  useEffect(() => routeListener.listen(() => setChecked(location)), [location]);

  const running = state !== "idle" && checked !== location;
  return <div className={classes.bar} data-running={running || undefined} aria-hidden />;
}
