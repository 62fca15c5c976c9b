import type { ReactNode } from "react";
import { useStore } from "~/lib/store";
import { hasRole } from "~/navigation/access";
import type { Role } from "~/navigation/screens";
import { session } from "./session";

type Props = { roles: readonly (Role | "*")[]; children: ReactNode };

/**
 * Shows its children to the given roles alone, and follows a role switch at once (SPEC.md section 5).
 * Throws where `roles` is no list or an empty one.
 */
export function Allowed({ roles, children }: Props) {
  const role = useStore(session, (current) => current.role);
  if (!Array.isArray(roles) || roles.length === 0) {
    throw new Error('Roles are needed: <Allowed roles={["admin"]}>');
  }
  return role !== "" && hasRole(roles, role) ? children : null;
}
