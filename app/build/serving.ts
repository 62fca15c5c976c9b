/** How a build is served, in one place: the test's own server and the ready files of a deployment read it. */

/** Assets carry a hash in their names: what was once received stays right. */
export const KEPT_FOR_GOOD = "public, max-age=31536000, immutable";
/** Everything else is asked for anew each time: the page, `config.json`, `version.json`. */
export const ASKED_ANEW = "no-cache";

/** Headers of every answer. `policy` is the content policy, which also says who may frame the page. */
export const headersOf = (policy: string): [name: string, value: string][] => [
  ["Content-Security-Policy", policy],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "same-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
];
