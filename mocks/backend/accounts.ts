import type { Role } from "~/navigation/roles";

/** The demonstration's accounts: one of each role, named like it. A token names its account and never changes. */
export const ACCOUNTS = {
  admin: { password: "admin", token: "demo-token-admin" },
  user: { password: "user", token: "demo-token-user" },
} as const satisfies Record<Role, { password: string; token: string }>;

export type AccountName = keyof typeof ACCOUNTS;

/** What each account has of its own. */
export const forEachAccount = <T>(make: () => T): Record<AccountName, T> => ({ admin: make(), user: make() });

/** Who logs in by telephone. */
export const PHONE_ACCOUNT: AccountName = "user";

/** The account's name where it is one of the demonstration's. */
export const isAccount = (name: string): name is AccountName => Object.hasOwn(ACCOUNTS, name);

/** The account of a token, or undefined. */
export function accountOf(token: string | null): AccountName | undefined {
  return Object.keys(ACCOUNTS)
    .filter(isAccount)
    .find((name) => ACCOUNTS[name].token === token);
}
