import { Outlet } from "@remix-run/react";
import { useState } from "react";
import { loadAreas } from "~/i18n/words";
import { useStore } from "~/lib/state/use-store";
import { session } from "~/session/session";
import { OfflineBanner } from "~/shell/feedback/offline-banner";
import { VersionOffer } from "~/shell/feedback/version-offer";
import { Frame } from "~/shell/frame/frame";
import { useFollowRole } from "~/shell/navbar/use-role-switch";

export const handle = { i18n: "console" };

/** A screen's loader may run before this module is loaded, and then does not load the frame's words. */
export async function clientLoader(): Promise<null> {
  await loadAreas([handle.i18n]);
  return null;
}

/**
 * The frame around every screen of a session. It stays until a logout has led to the login; before any
 * user is known there is nothing to show but an error of the screen itself.
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

/** One and the same for every navigation, which so leaves the frame alone. */
const CONTENT = (
  <>
    <Outlet />
    <OfflineBanner />
    {/* In development nothing is published. */}
    {import.meta.env.PROD && <VersionOffer />}
  </>
);
