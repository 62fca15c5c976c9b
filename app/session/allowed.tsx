import type { ReactNode } from "react";
import { useStore } from "~/lib/state/use-store";
import { PERMISSIONS, type Permission } from "~/navigation/permissions";
import { hasRole, type RoleList } from "~/navigation/roles";
import { session } from "./session";

const useHasRole = (roles: RoleList): boolean => useStore(session, ({ role }) => role !== "" && hasRole(roles, role));

/** Whether the session's role has a permission, which no role has if it is undefined; follows a role switch at once. */
export const useAllowed = (permission: Permission | undefined): boolean =>
  useHasRole(permission ? PERMISSIONS[permission] : []);

type Props = ({ to: Permission } | { roles: RoleList }) & { children: ReactNode };

/**
 * Renders its children only if the session's role has the permission `to`, or is one of the `roles`; follows a role
 * switch at once. Throws if `roles` is not a list or is empty.
 */
export function Allowed({ children, ...condition }: Props) {
  const roles = "to" in condition ? PERMISSIONS[condition.to] : condition.roles;
  if (!Array.isArray(roles) || roles.length === 0) {
    throw new Error('Roles are needed: <Allowed roles={["admin"]}>');
  }
  return useHasRole(roles) ? children : null;
}
