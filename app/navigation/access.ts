import { NOWHERE } from "./paths";
import { groups, type Role, type Screen, screens } from "./screens";

/** Whether a role may see a screen (SPEC.md section 5). */
export function canAccess(screen: Pick<Screen, "requiresAuth" | "roles">, role: Role): boolean {
  if (!screen.requiresAuth || !screen.roles) return true;
  return hasRole(screen.roles, role);
}

/** Whether a list of roles holds the role or `*`. */
export const hasRole = (roles: readonly (Role | "*")[], role: Role): boolean =>
  roles.includes("*") || roles.includes(role);

/** The path of the first screen of the menu that the role may see; one that no screen has where there is none. */
export function firstAllowed(role: Role, table: readonly Screen[] = screens): string {
  const inOrder = groups.flatMap((group) => table.filter((screen) => screen.group === group.name));
  return inOrder.find((screen) => canAccess(screen, role))?.path ?? NOWHERE;
}
