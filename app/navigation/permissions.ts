import { hasRole, type Role, type RoleList } from "./roles";

/** The roles with each permission, for the console's controls and for the demonstration backend's checks. */
export const PERMISSIONS = {
  "policy:write": ["admin"],
  "queue:write": ["admin"],
  "service:write": ["admin"],
  "rule:write": ["admin"],
} as const satisfies Record<string, RoleList>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether a user may do something: by what the server grants this user where it says so, or else by the role. */
export const hasPermission = (permission: Permission, role: Role, granted?: readonly string[] | null): boolean =>
  granted ? granted.includes(permission) : hasRole(PERMISSIONS[permission], role);
