import { Outlet } from "@remix-run/react";
import { useState } from "react";
import { loadNamespaces } from "~/i18n/translations";
import { useStore } from "~/lib/state/use-store";
import { session } from "~/session/session";
import { OfflineBanner } from "~/shell/feedback/offline-banner";
import { Frame } from "~/shell/frame/frame";
import { useFollowRole } from "~/shell/navbar/use-role-switch";

export const handle = { i18n: "console" };

/** A screen's loader may run before this module is loaded, so the frame loads its own translations. */
export async function clientLoader(): Promise<null> {
  await loadNamespaces([handle.i18n]);
  return null;
}

/**
 * The frame around every screen of a session. During a logout it keeps the last user until the login is shown; before
 * a user is loaded only an error of the screen can be rendered.
 */
export default function Console() {
  const user = useStore(session, (current) => current.user);
  const role = useStore(session, (current) => current.role);
  useFollowRole();
  const [shown, setShown] = useState({ user, role });
  if (user && role && (shown.user !== user || shown.role !== role)) setShown({ user, role });
  if (!shown.user || !shown.role) return <Outlet />;
  return (
    <Frame user={shown.user} role={shown.role}>
      {CONTENT}
    </Frame>
  );
}

/** A constant element, so that a navigation does not render the frame again. */
const CONTENT = (
  <>
    <Outlet />
    <OfflineBanner />
  </>
);
