import { IDEMPOTENCY_KEY_MS } from "~/config/times";

/** A symbol is the content of a write that is no repeat of another, as an upload. */
export type KeyedWrite = { method: string; url: string; content: string | symbol; setsState?: boolean };

type Unsettled = Pick<KeyedWrite, "url" | "content"> & { key: string; lostAt?: number };

/** The keys of writes of which nothing says whether they were done. */
const unsettled = new Map<KeyedWrite["content"], Unsettled>();

/** Whether an address is this one or below it, as a record's is below that of its list. */
const isAtOrBelow = (url: string, base: string) => `${url}/`.startsWith(`${base}/`);

const creates = ({ method, setsState }: KeyedWrite) => method === "POST" && !setsState;

/**
 * What a retry has to agree with. What creates something is a write of its own. Others set the state of a URL, so a
 * retry is the same write only while no other write to that URL came between.
 */
const scopeOf = (write: KeyedWrite) => (creates(write) ? write.content : write.url);

/**
 * Forgets what is no retry any more: after some time, which a clock that was set back cannot tell, and once a write
 * changes or deletes what a lost one may have made. One whose response is awaited stays: it may be lost yet.
 */
function forgetStale(write: KeyedWrite): void {
  const scope = scopeOf(write);
  for (const [other, { url, lostAt }] of unsettled) {
    const isChanged =
      !creates(write) && other !== scope && (isAtOrBelow(url, write.url) || isAtOrBelow(write.url, url));
    if (lostAt && (isChanged || Math.abs(Date.now() - lostAt) > IDEMPOTENCY_KEY_MS)) unsettled.delete(other);
  }
}

/** 16 random bytes, in hexadecimal; `crypto.randomUUID` is missing on pages without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The value of `Idempotency-Key` for a write (draft-ietf-httpapi-idempotency-key-header, section 2): the same for the same
 * content until `forgetIdempotencyKey`, so that a server does once what is sent again because its response was lost.
 */
export function idempotencyKey(write: KeyedWrite): string {
  forgetStale(write);
  const { url, content } = write;
  const scope = scopeOf(write);
  const previous = unsettled.get(scope);
  const key = previous?.content === content ? previous.key : randomKey();
  unsettled.set(scope, { url, content, key });
  return key;
}

/** For a write that ended without a word on whether it was done. */
export function keepIdempotencyKey(write: KeyedWrite): void {
  const kept = unsettled.get(scopeOf(write));
  if (kept) kept.lostAt = Date.now();
}

/** For a write whose response is known: the next one with the same content is another. */
export const forgetIdempotencyKey = (write: KeyedWrite): boolean => unsettled.delete(scopeOf(write));

/** For the end of a session: another account's write is never taken for one of this account. */
export const forgetIdempotencyKeys = (): void => unsettled.clear();
