import hex from "crypto-js/enc-hex.js";
import utf8 from "crypto-js/enc-utf8.js";
import hmacSha256 from "crypto-js/hmac-sha256.js";
import sha256 from "crypto-js/sha256.js";

const ALGORITHM = "HMAC-SHA256";
const SIGNED_HEADERS = ["accept", "x-date", "x-fingerprint", "access-token"] as const;

export type SignKey = { keyId: string; secret: string; scopeWord: string };

export type Signable = {
  method: string;
  /** As sent: percent-encoded, without host and query. */
  path: string;
  /** Decoded pairs. */
  query: Iterable<readonly [string, string]>;
  /** The text of the body, empty for none; null for multipart, which is not signed. */
  body: string | null;
  /** By lower-case name; an empty one is not signed. */
  headers: Partial<Record<(typeof SIGNED_HEADERS)[number], string>>;
};

export type Signature = { canonicalRequest: string; stringToSign: string; authorization: string };

/** UTC in ISO 8601 basic format, `20261121T083005Z`. */
export const signDate = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, "");

/** Percent-encodes all but RFC 3986 unreserved characters. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function canonicalQuery(query: Signable["query"]): string {
  return [...query]
    .map(([key, value]) => [encode(key), encode(value)] as const)
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map((pair) => pair.join("="))
    .join("&");
}

function canonicalRequest(
  { method, path, query, body, headers }: Signable,
  names: readonly (typeof SIGNED_HEADERS)[number][],
) {
  return [
    method.toUpperCase(),
    path || "/",
    canonicalQuery(query),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    "",
    names.join(";"),
    body === null ? "UNSIGNED-PAYLOAD" : sha256(body).toString(hex),
  ].join("\n");
}

/** The signature of a request with its intermediate texts, which help to compare two implementations. */
export function sign(request: Signable, key: SignKey): Signature {
  const names = SIGNED_HEADERS.filter((name) => request.headers[name]);
  const xDate = request.headers["x-date"] ?? "";
  const fingerprint = request.headers["x-fingerprint"] ?? "";
  const date = xDate.slice(0, 8);
  const scope = [date, fingerprint, key.scopeWord].join("/");
  const canonical = canonicalRequest(request, names);
  const stringToSign = [ALGORITHM, xDate, scope, sha256(canonical).toString(hex)].join("\n");
  const signingKey = [date, fingerprint, key.scopeWord].reduce(
    (secret, part) => hmacSha256(part, secret),
    utf8.parse(key.secret),
  );
  const signature = hmacSha256(stringToSign, signingKey).toString(hex);
  return {
    canonicalRequest: canonical,
    stringToSign,
    authorization: `${ALGORITHM} Credential=${key.keyId}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`,
  };
}
