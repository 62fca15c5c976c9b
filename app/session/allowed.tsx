import type { ReactNode } from "react";
import { useStore } from "~/lib/state/use-store";
import { hasPermission, type Permission } from "~/navigation/permissions";
import { hasRole, type RoleList } from "~/navigation/roles";
import { session } from "./session";

const useHasRole = (roles: RoleList): boolean => useStore(session, ({ role }) => role !== "" && hasRole(roles, role));

/** Whether the session has a permission, which none has if it is undefined; follows a role switch at once. */
export const useAllowed = (permission: Permission | undefined): boolean =>
  useStore(
    session,
    ({ role, user }) => permission !== undefined && role !== "" && hasPermission(permission, role, user?.permissions),
  );

type Props = ({ to: Permission } | { roles: RoleList }) & { children: ReactNode };

/**
 * Renders its children only if the session has the permission `to`, or its role is one of the `roles`; follows a role
 * switch at once. Throws if `roles` is not a list or is empty.
 */
export function Allowed({ children, ...condition }: Props) {
  return "to" in condition ? (
    <AllowedTo permission={condition.to}>{children}</AllowedTo>
  ) : (
    <AllowedRoles roles={condition.roles}>{children}</AllowedRoles>
  );
}

const AllowedTo = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useAllowed(permission) ? children : null;

function AllowedRoles({ roles, children }: { roles: RoleList; children: ReactNode }) {
  if (!Array.isArray(roles) || roles.length === 0) {
    throw new Error('Roles are needed: <Allowed roles={["admin"]}>');
  }
  return useHasRole(roles) ? children : null;
}
