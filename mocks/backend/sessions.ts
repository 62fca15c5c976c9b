import { ACCOUNTS, type AccountName, accountOf } from "./accounts";
import type { Database } from "./database";

/** The number of ended tokens that are stored; the oldest ones are forgotten. */
const MAX_ENDED = 1000;

/** A token of its own for each login, so that a logout ends no other session of the account. */
export const startSession = (name: AccountName): string => `${ACCOUNTS[name].token}-${crypto.randomUUID()}`;

/** The account of a token; undefined for one that is unknown, or whose session has ended. */
export async function sessionAccount(db: Database, token: string | null): Promise<AccountName | undefined> {
  const account = accountOf(token);
  if (token === null || account === undefined) return undefined;
  return (await db.read("endedTokens")).includes(token) ? undefined : account;
}

export async function endSession(db: Database, token: string | null): Promise<void> {
  if (token === null || accountOf(token) === undefined) return;
  await db.change("endedTokens", (ended) => [...ended, token].slice(-MAX_ENDED));
}
