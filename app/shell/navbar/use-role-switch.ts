import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { confirmDiscard } from "~/features/drafts/unsaved";
import { canAccess } from "~/navigation/access";
import type { Role } from "~/navigation/roles";
import { screens } from "~/navigation/screens";
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

/** The forms on screens that a role may not see. */
const lostForms = (role: Role) =>
  screens.filter((screen) => !canAccess(screen, role)).map(({ name }) => ({ screen: name }));

/** Switches the role in every tab of the browser, after a confirmation if unsaved values could not be reached then. */
export function useRoleSwitch(): (role: Role) => Promise<void> {
  const switchLocally = useLocalRoleSwitch();
  return async (role) => {
    if (!(await confirmDiscard(...lostForms(role)))) return;
    switchLocally(role);
    announceRole(role);
  };
}

/** Follows the role switches of the other tabs. */
export function useFollowRole(): void {
  const switchLocally = useLocalRoleSwitch();
  useEffect(() => listenToRole(switchLocally), [switchLocally]);
}
