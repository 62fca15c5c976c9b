/** The keys of writes of which nothing says whether they were done, by their content. */
const unanswered = new Map<string, string>();

/** 16 random bytes, in hexadecimal; `crypto.randomUUID` is missing on pages without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The value of `Idempotency-Key` for a write (draft-ietf-httpapi-idempotency-key-header, section 2): the same for the same
 * content until `forgetIdempotencyKey`, so that a server does once what is sent again because its answer was lost.
 * Without a content, as for an upload, each has its own.
 */
export function idempotencyKey(content: string | undefined): string {
  const key = (content !== undefined && unanswered.get(content)) || randomKey();
  if (content !== undefined) unanswered.set(content, key);
  return key;
}

/** For a write whose answer is known: the next one with the same content is another. */
export function forgetIdempotencyKey(content: string | undefined): void {
  if (content !== undefined) unanswered.delete(content);
}
