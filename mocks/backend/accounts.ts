/** The demonstration's accounts (SPEC.md section 9). A token names its account and never changes. */
export const ACCOUNTS = {
  admin: { password: "admin", token: "demo-token-admin" },
  user: { password: "user", token: "demo-token-user" },
} as const;

export type AccountName = keyof typeof ACCOUNTS;

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
