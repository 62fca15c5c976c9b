import type { Role } from "~/navigation/roles";

/** The demonstration's accounts, one for each role. Their tokens never change. */
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

/** The account of a token; undefined for an unknown token. */
export function accountOf(token: string | null): AccountName | undefined {
  return Object.keys(ACCOUNTS)
    .filter(isAccount)
    .find((name) => ACCOUNTS[name].token === token);
}
