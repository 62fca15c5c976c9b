import { UNKNOWN_PATH } from "./paths";
import { hasRole, type Role } from "./roles";
import { groups, type Screen, screens } from "./screens";

/** Whether a role may see a screen. */
export function canAccess(screen: Pick<Screen, "requiresAuth" | "roles">, role: Role): boolean {
  if (!screen.requiresAuth || !screen.roles) return true;
  return hasRole(screen.roles, role);
}

/** The path of the first screen in the menu that the role may see; UNKNOWN_PATH if there is none. */
export function firstAllowed(role: Role, table: readonly Screen[] = screens): string {
  const inOrder = groups.flatMap((group) => table.filter((screen) => screen.group === group.name));
  return inOrder.find((screen) => canAccess(screen, role))?.path ?? UNKNOWN_PATH;
}
