import { useWindowEvent } from "@mantine/hooks";
import { useRevalidator } from "@remix-run/react";
import i18next from "i18next";
import { useCallback } from "react";
import { notify } from "~/components/feedback/notify";
import { unrecoverableScreens, unsavedScreens } from "~/features/drafts/drafts";
import { confirmDiscard } from "~/features/drafts/unsaved";
import { canAccess } from "~/navigation/access";
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

/** The forms on screens that a role may not see. */
const hiddenForms = (role: Role) =>
  screens.filter((screen) => !canAccess(screen, role)).map(({ name }) => ({ screen: name }));

/**
 * Switches the role in every tab of the browser, after a confirmation if unsaved values would be lost. Tells of drafts
 * that wait on screens of the other role.
 */
export function useRoleSwitch(): (role: Role) => Promise<void> {
  const switchLocally = useLocalRoleSwitch();
  return async (role) => {
    const hidden = hiddenForms(role);
    const lost = hidden.filter((form) => unrecoverableScreens(form).length > 0);
    if (!(await confirmDiscard(...lost))) return;
    switchLocally(role);
    announceRole(role);
    const isHidden = (name: string) => hidden.some(({ screen }) => screen === name);
    const kept = unsavedScreens({}).filter((screen) => isHidden(screen) || unsavedScreens({ screen }).length === 0);
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
