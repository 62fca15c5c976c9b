import { ACCOUNTS, type AccountName, accountOf, isAccount } from "./accounts";
import { BackendError, CODE } from "./backend-error";
import { bilingual } from "./bilingual";
import type { Database } from "./database";

/** The number of ended sessions that are stored; the oldest ones are forgotten. */
const MAX_ENDED = 1000;
const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;
/** Account, session and turn: each is used once. */
const REFRESH_TOKEN = /^demo-refresh-(\w+)-([\da-f-]{36})\.(\d+)$/;

type Tokens = { token: string; refreshToken?: string };
type Session = { name: AccountName; id: string; turn: number };

/** A token of its own for each login, so that a logout ends no other session of the account. */
export const startSession = (db: Database, name: AccountName, now: Date): Promise<Tokens> =>
  issueTokens(db, { name, id: crypto.randomUUID(), turn: 0 }, now);

/** A token that ends by itself, and one that renews it, where the server was started so. */
async function issueTokens(db: Database, { name, id, turn }: Session, now: Date): Promise<Tokens> {
  const lifeS = await db.read("tokenLifeS");
  const token = `${ACCOUNTS[name].token}-${id}`;
  if (lifeS === 0) return { token };
  return {
    token: `${token}.${Math.round(now.getTime() / 1000) + lifeS}.${turn}`,
    refreshToken: `demo-refresh-${name}-${id}.${turn}`,
  };
}

/** The account of a token; undefined for one that is unknown, too old, or whose session has ended. */
export async function sessionAccount(db: Database, token: string | null, now: Date): Promise<AccountName | undefined> {
  const account = accountOf(token);
  if (token === null || account === undefined) return undefined;
  const [, expiry] = token.match(/\.(\d+)\.\d+$/) ?? [];
  if (expiry !== undefined && Number(expiry) * 1000 <= now.getTime()) return undefined;
  return (await db.read("endedTokens")).includes(idOf(token)) ? undefined : account;
}

/** Tokens in place of those that a refresh token belongs to. Throws a BackendError if it was used or its session ended. */
export async function renewSession(db: Database, refreshToken: string, now: Date): Promise<Tokens> {
  const [, name = "", id = "", turn] = refreshToken.match(REFRESH_TOKEN) ?? [];
  let isEnded = false;
  await db.change("endedTokens", (ended) => {
    isEnded = ended.includes(id) || ended.includes(refreshToken);
    return [...ended, refreshToken].slice(-MAX_ENDED);
  });
  if (!isAccount(name) || isEnded) throw new BackendError(bilingual("未登录", "Not logged in"), CODE.notLoggedIn);
  return issueTokens(db, { name, id, turn: Number(turn) + 1 }, now);
}

export async function endSession(db: Database, token: string | null): Promise<void> {
  if (token === null || accountOf(token) === undefined) return;
  await db.change("endedTokens", (ended) => [...ended, idOf(token)].slice(-MAX_ENDED));
}

/** A session's id; an account's own token has none and is taken whole. */
const idOf = (token: string): string => token.match(ID)?.[0] ?? token;
