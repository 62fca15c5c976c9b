import { Outlet } from "@remix-run/react";
import { useStore } from "~/lib/store";
import { session } from "~/session/session";
import { Frame } from "~/shell/frame";

/** The frame around every screen of a session; nothing without a user, until the guard has led to the login. */
export default function Console() {
  const user = useStore(session, (current) => current.user);
  const role = useStore(session, (current) => current.role);
  if (!user || !role) return null;
  return (
    <Frame user={user} role={role}>
      <Outlet />
    </Frame>
  );
}
