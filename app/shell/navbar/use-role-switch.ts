import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import type { Role } from "~/navigation/roles";
import { announceRole, listenToRole } from "~/session/other-tabs";
import { session, switchRole } from "~/session/session";

/** Switches the role on this page. */
function useLocalRoleSwitch(): (role: Role) => void {
  const { revalidate } = useRevalidator();
  return useCallback(
    (role) => {
      // Until the user is loaded there is no role to replace.
      if (!session.get().user || session.get().role === role) return;
      switchRole(role);
      // The guard of the current screen decides whether the new role may stay.
      revalidate();
    },
    [revalidate],
  );
}

/** Switches the role in every tab of the browser. */
export function useRoleSwitch(): (role: Role) => void {
  const switchLocally = useLocalRoleSwitch();
  return (role) => {
    switchLocally(role);
    announceRole(role);
  };
}

/** Follows the role switches of the other tabs. */
export function useFollowRole(): void {
  const switchLocally = useLocalRoleSwitch();
  useEffect(() => listenToRole(switchLocally), [switchLocally]);
}
