import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const WRONG_SIGNATURE = 40301;
const WRONG_DATE = 40302;
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const SIGNED_HEADERS = ["accept", "x-date", "x-fingerprint", "access-token"];

/**
 * `url` is the path and query as received, `body` has the bytes, `headers` have lower-case names.
 * @typedef {{ method: string, url: string, headers: Record<string, string | undefined>, body: Uint8Array }} Received
 * @typedef {{ keyId: string, secret: string, scopeWord: string }} SignKey
 */

/** @param {string | Uint8Array} data */
const digest = (data) => createHash("sha256").update(data).digest();
/** @param {string | Uint8Array} data */
const sha256 = (data) => digest(data).toString("hex");
/** @param {string | Uint8Array} key @param {string} text */
const hmac = (key, text) => createHmac("sha256", key).update(text).digest();
/** @param {string} text */
const encode = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
/** @param {Received} request @param {SignKey} key */
export function expectedSignature({ method, url, headers, body }, { keyId, secret, scopeWord }) {
  const [path, search] = url.split(/\?(.*)/s);
  // Sorted by key, then by value: `\0` sorts before every other character.
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => `${encode(name)}\0${encode(value)}`).sort();
  const names = SIGNED_HEADERS.filter((name) => headers[name]);
  const isForm = headers["content-type"]?.toLowerCase().startsWith("multipart/form-data");
  const canonicalRequest = [
    method.toUpperCase(),
    path || "/",
    pairs.join("&").replaceAll("\0", "="),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    "",
    names.join(";"),
    isForm ? "UNSIGNED-PAYLOAD" : sha256(body),
  ].join("\n");
  const { "x-date": xDate = "", "x-fingerprint": fingerprint = "" } = headers;
  const date = xDate.slice(0, 8);
  const scope = `${date}/${fingerprint}/${scopeWord}`;
  const stringToSign = ["HMAC-SHA256", xDate, scope, sha256(canonicalRequest)].join("\n");
  const signingKey = hmac(hmac(hmac(secret, date), fingerprint), scopeWord);
  const signature = hmac(signingKey, stringToSign).toString("hex");
  const credential = `Credential=${keyId}/${scope}, SignedHeaders=${names.join(";")}`;
  return { canonicalRequest, stringToSign, authorization: `HMAC-SHA256 ${credential}, Signature=${signature}` };
}

/** @param {Received} request @param {SignKey} key @param {Date} now @returns 0, or the code of the failure */
export function verifySignature(request, key, now) {
  const { "x-date": xDate = "", authorization = "" } = request.headers;
  const sentAt = DATE.test(xDate) ? Date.parse(xDate.replace(DATE, "$1-$2-$3T$4:$5:$6Z")) : Number.NaN;
  if (Number.isNaN(sentAt)) return WRONG_SIGNATURE;
  if (Math.abs(now.getTime() - sentAt) > CLOCK_TOLERANCE_MS) return WRONG_DATE;
  const expected = expectedSignature(request, key).authorization;
  return timingSafeEqual(digest(authorization), digest(expected)) ? 0 : WRONG_SIGNATURE;
}
