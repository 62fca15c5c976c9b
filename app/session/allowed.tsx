import type { ReactNode } from "react";
import { useStore } from "~/lib/state/use-store";
import { hasRole } from "~/navigation/access";
import type { Role } from "~/navigation/screens";
import { session } from "./session";

type Roles = readonly (Role | "*")[];
type Props = { roles: Roles; children: ReactNode };

/** Whether the session's role is one of these; follows a role switch at once (SPEC.md section 5). */
export const useHasRole = (roles: Roles): boolean =>
  useStore(session, ({ role }) => role !== "" && hasRole(roles, role));

/**
 * Shows its children to the given roles alone, and follows a role switch at once (SPEC.md section 5).
 * Throws where `roles` is no list or an empty one.
 */
export function Allowed({ roles, children }: Props) {
  if (!Array.isArray(roles) || roles.length === 0) {
    throw new Error('Roles are needed: <Allowed roles={["admin"]}>');
  }
  return useHasRole(roles) ? children : null;
}
