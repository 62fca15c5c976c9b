/** A symbol is the content of a write that is no repeat of another, as an upload. */
export type KeyedWrite = { method: string; url: string; content: string | symbol };

/** The keys of writes of which nothing says whether they were done. */
const unsettled = new Map<KeyedWrite["content"], { content: KeyedWrite["content"]; key: string }>();

/**
 * What a retry has to agree with. Each POST creates something of its own. Other methods set the state of a URL, so a
 * retry is the same write only while no other write to that URL came between.
 */
const scopeOf = ({ method, url, content }: KeyedWrite) => (method === "POST" ? content : url);

/** 16 random bytes, in hexadecimal; `crypto.randomUUID` is missing on pages without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The value of `Idempotency-Key` for a write (draft-ietf-httpapi-idempotency-key-header, section 2): the same for the same
 * content until `forgetIdempotencyKey`, so that a server does once what is sent again because its response was lost.
 */
export function idempotencyKey(write: KeyedWrite): string {
  const { content } = write;
  const scope = scopeOf(write);
  const previous = unsettled.get(scope);
  const key = previous?.content === content ? previous.key : randomKey();
  unsettled.set(scope, { content, key });
  return key;
}

/** For a write whose response is known: the next one with the same content is another. */
export const forgetIdempotencyKey = (write: KeyedWrite): boolean => unsettled.delete(scopeOf(write));

/** For the end of a session: another account's write is never taken for one of this account. */
export const forgetIdempotencyKeys = (): void => unsettled.clear();
