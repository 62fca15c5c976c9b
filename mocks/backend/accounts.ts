import type { Role } from "~/navigation/roles";

/** The demonstration's accounts, one for each role. Each has a token that is valid without a login. */
export const ACCOUNTS = {
  admin: { password: "admin", token: "demo-token-admin" },
  user: { password: "user", token: "demo-token-user" },
} as const satisfies Record<Role, { password: string; token: string }>;

export type AccountName = keyof typeof ACCOUNTS;

/** Creates a value for each account. */
export const forEachAccount = <T>(make: () => T): Record<AccountName, T> => ({ admin: make(), user: make() });

/** The account of every login by phone. */
export const PHONE_ACCOUNT: AccountName = "user";

export const isAccount = (name: string): name is AccountName => Object.hasOwn(ACCOUNTS, name);

/** The account of a token, its own or one of a login; undefined for any other. */
export function accountOf(token: string | null): AccountName | undefined {
  return Object.keys(ACCOUNTS)
    .filter(isAccount)
    .find((name) => token === ACCOUNTS[name].token || token?.startsWith(`${ACCOUNTS[name].token}-`));
}
