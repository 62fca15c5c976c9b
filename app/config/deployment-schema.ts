import * as v from "valibot";

/** An address without user, query, hash and slash at the end: of a host, or of a path on it. */
const ADDRESS = /^https?:\/\/[^\s/?#@]+(\/[^\s/?#]+)*$/i;
const isAddress = (text: string): boolean => text === "" || (URL.canParse(text) && ADDRESS.test(text));
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

function isTimeZone(zone: string): boolean {
  try {
    // Throws a RangeError for an unknown zone (ECMA-402, 11.1.2).
    return zone === "" || new Intl.DateTimeFormat("en", { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

const required = v.pipe(v.string(), v.nonEmpty());
const address = v.optional(v.pipe(v.string(), v.check(isAddress)), "");
const text = v.optional(v.string(), "");
const off = v.optional(v.boolean(), false);

/** The keys of `config.json`, their rules and defaults; deployment-problems.ts has the words for a mistake. */
export const deploymentSchema = v.object({
  /** Empty: the page's origin. */
  apiHost: address,
  signKeyId: v.optional(required, "demo-key"),
  signSecret: v.optional(required, "demo-secret"),
  /** The fixed scope word of the signature. */
  signScope: v.optional(required, "console_request"),
  /** Each write carries an Idempotency-Key. */
  idempotencyKeys: off,
  /** Origins that pictures may come from, besides the page's and the API's. */
  pictureHosts: v.optional(v.array(v.pipe(v.string(), v.check(isOrigin))), []),
  serverMenu: off,
  loginImageCaptcha: off,
  /** A login's response has a refresh token, with which an expired token is renewed. */
  tokenRefresh: off,
  /** The OpenID Connect issuer where operators log in; empty: by the console's forms. */
  oidcIssuer: address,
  oidcClientId: text,
  oidcScope: text,
  /** Offers other roles to try out, which the server does not know of. */
  localRoleSwitch: v.optional(v.boolean(), true),
  /** The zone of the server's times without one; empty: the operator's. */
  serverTimeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone)), ""),
  /** Where uncaught errors and refused policies are reported to; empty: nowhere. */
  reportUrl: address,
  /** Empty: the product's own name in the page's language. */
  productName: v.optional(v.pipe(v.string(), v.trim()), ""),
  /** Empty: the product's own mark. */
  logoUrl: text,
});

export type Deployment = v.InferOutput<typeof deploymentSchema>;
