/** Every role of an account. Add one here, and the compiler names the other places that need it. */
export const ROLES = ["admin", "user"] as const;

export type Role = (typeof ROLES)[number];

/** A list of roles, in which `*` stands for any. */
export type RoleList = readonly (Role | "*")[];

/** Whether a list of roles holds the role or `*`. */
export const hasRole = (roles: RoleList, role: Role): boolean => roles.includes("*") || roles.includes(role);

/** The roles that an account in this one may switch to; none where it has none yet. */
export const otherRoles = (role: Role | ""): Role[] => (role ? ROLES.filter((other) => other !== role) : []);
