import { deployment } from "~/config/deployment";

/** All roles. Add one here, and the compiler reports the other places that need it. */
export const ROLES = ["admin", "user"] as const;

export type Role = (typeof ROLES)[number];

/** A list of roles; `*` is any role. */
export type RoleList = readonly (Role | "*")[];

/** Whether a list contains the role or `*`. */
export const hasRole = (roles: RoleList, role: Role): boolean => roles.includes("*") || roles.includes(role);

/** The roles to which an account may switch here, where the deployment offers it; none before its role is known. */
export const otherRoles = (role: Role | ""): Role[] =>
  role && deployment().localRoleSwitch ? ROLES.filter((other) => other !== role) : [];
