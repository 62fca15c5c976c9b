/** Response headers of a build, shared by the tests' server and the deployment files. */

/** For assets, whose names contain a hash of their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** For all other files: the page, `config.json`, `version.json`. */
export const NO_CACHE = "no-cache";

/** A further policy of uploaded files: one that is opened as a page runs no script, and is of no origin. */
export const UPLOAD_POLICY = "sandbox";

/** Headers of every response. `policy` is the content security policy. */
export const responseHeaders = (policy: string): [name: string, value: string][] => [
  ["Content-Security-Policy", policy],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "same-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=()"],
];
