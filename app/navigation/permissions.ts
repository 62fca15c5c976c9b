import { hasRole, type Role, type RoleList } from "./roles";

/** Which roles may do what. The console shows its controls and the demonstration backend rejects calls by this table. */
export const PERMISSIONS = {
  "policy:write": ["admin"],
  "queue:write": ["admin"],
  "service:write": ["admin"],
  "rule:write": ["admin"],
} as const satisfies Record<string, RoleList>;

export type Permission = keyof typeof PERMISSIONS;

export const hasPermission = (permission: Permission, role: Role): boolean => hasRole(PERMISSIONS[permission], role);
