import { useWindowEvent } from "@mantine/hooks";
import { useRevalidator } from "@remix-run/react";
import i18next from "i18next";
import { useCallback } from "react";
import { notify } from "~/components/feedback/notify";
import { unsavedScreens } from "~/features/drafts/drafts";
import { confirmDiscard } from "~/features/drafts/unsaved";
import { unstoredForms } from "~/features/drafts/unstored-forms";
import { canAccess } from "~/navigation/access";
import { hasPermission } from "~/navigation/permissions";
import type { Role } from "~/navigation/roles";
import { screenTitles } from "~/navigation/screen-titles";
import { screens } from "~/navigation/screens";
import { announceRole, roleSwitchOf } from "~/session/other-tabs";
import { session, switchRole } from "~/session/session";

const KEPT = "kept-drafts";

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

/** The screens that a role may not see. */
const hiddenScreens = (role: Role): string[] =>
  screens.filter((screen) => !canAccess(screen, role)).map(({ name }) => name);

/**
 * Switches the role in every tab of the browser, after a confirmation if unsaved values would be lost. Tells of drafts
 * that wait on screens of the other role.
 */
export function useRoleSwitch(): (role: Role) => Promise<void> {
  const switchLocally = useLocalRoleSwitch();
  return async (role) => {
    const hidden = hiddenScreens(role);
    const granted = session.get().user?.permissions;
    const lost = unstoredForms({}).filter(
      ({ screen, needs }) => hidden.includes(screen) || (needs && !hasPermission(needs, role, granted)),
    );
    if (!(await confirmDiscard(...lost))) return;
    switchLocally(role);
    announceRole(role);
    const kept = unsavedScreens({}).filter(
      (screen) => hidden.includes(screen) || unsavedScreens({ screen }).length === 0,
    );
    if (kept.length > 0)
      notify({ id: KEPT, message: i18next.t("console:leave.kept", { screens: screenTitles(kept) }) });
  };
}

/** Follows the role switches of the other tabs. */
export function useFollowRole(): void {
  const switchLocally = useLocalRoleSwitch();
  const follow = useCallback(
    (event: StorageEvent) => {
      const role = roleSwitchOf(event);
      if (role) switchLocally(role);
    },
    [switchLocally],
  );
  useWindowEvent("storage", follow);
}
