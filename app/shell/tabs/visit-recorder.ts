import { createPath, useLocation, useNavigation } from "@remix-run/react";
import { useLayoutEffect } from "react";
import type { User } from "~/api/user";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { recordVisit } from "~/features/recents/recents";
import { endTabSwitch, openTab } from "~/features/tabs/open-tabs-store";
import type { Role } from "~/navigation/roles";
import { accountOf } from "~/session/account";

/** Adds a tab for each visited screen and remembers it among the recent ones; a cancelled navigation is no visit. */
export function VisitRecorder({ user, role }: { user: User; role: Role }): null {
  const url = createPath(useLocation());
  const screen = useCurrentScreen();
  const isIdle = useNavigation().state === "idle";
  const account = accountOf(user);
  useLayoutEffect(() => {
    if (!isIdle) return endTabSwitch();
    openTab({ account, role, url });
    if (screen) recordVisit(screen);
  }, [isIdle, account, role, url, screen]);
  return null;
}
