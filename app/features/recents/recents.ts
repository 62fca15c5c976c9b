import { useMemo } from "react";
import * as v from "valibot";
import { RECENT_SCREENS } from "~/config/limits";
import { STORAGE_KEY } from "~/config/storage-keys";
import { useStore } from "~/lib/state/use-store";
import { createAccountStorage, useAccountStorage } from "~/lib/storage/account-storage";
import { canAccess } from "~/navigation/access";
import { findScreen } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import type { Screen } from "~/navigation/screens";
import { currentAccount, useAccount } from "~/session/account";
import { session } from "~/session/session";

const recentNames = createAccountStorage<string[]>(STORAGE_KEY.recentScreens, v.array(v.string()), []);

/** Stores a visit of a screen, unless it has no path or is outside the frame. */
export function recordVisit({ name, bare }: Pick<Screen, "name" | "bare">): void {
  const account = currentAccount();
  if (!account || bare || !findScreen(name)) return;
  const before = recentNames.read(account);
  if (before[0] === name) return;
  recentNames.write(account, [name, ...before.filter((other) => other !== name)].slice(0, RECENT_SCREENS));
}

/** The screens of the names that exist and that the role may see, without duplicates. */
export function visibleScreens(names: readonly string[], role: Role | ""): Screen[] {
  return [...new Set(names)].slice(0, RECENT_SCREENS).flatMap((name) => {
    const screen = findScreen(name);
    return screen && !screen.bare && role !== "" && canAccess(screen, role) ? [screen] : [];
  });
}

/** The screens that the account visited, the latest first. */
export function useRecents(): Screen[] {
  const account = useAccount();
  const role = useStore(session, (current) => current.role);
  const names = useAccountStorage(recentNames, account);
  return useMemo(() => visibleScreens(names, role), [names, role]);
}

export function clearRecents(): void {
  recentNames.write(currentAccount(), []);
}
