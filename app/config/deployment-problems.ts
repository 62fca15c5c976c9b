import { closest } from "fastest-levenshtein";
import type * as v from "valibot";
import type { Deployment } from "./deployment-schema";

const ADDRESS =
  "must be empty or a web address such as https://api.example.com or https://example.com/gateway/v2, without a slash at the end";
const FLAG = "must be true or false";
const TEXT = "must be a text";
const FILLED = "must be a text, and not empty";

/** What each value must be. */
const RULES: Record<keyof Deployment, string> = {
  apiHost: ADDRESS,
  signKeyId: FILLED,
  signSecret: FILLED,
  signScope: FILLED,
  idempotencyKeys: FLAG,
  pictureHosts: "must be a list of hosts such as https://pictures.example.com, without a path",
  serverMenu: FLAG,
  loginImageCaptcha: FLAG,
  tokenRefresh: FLAG,
  oidcIssuer: ADDRESS,
  oidcClientId: TEXT,
  oidcScope: TEXT,
  localRoleSwitch: FLAG,
  serverTimeZone: "must be empty or a time zone such as Asia/Shanghai",
  reportUrl: ADDRESS,
  productName: TEXT,
  logoUrl: TEXT,
};

const isKey = (key: string): key is keyof Deployment => key in RULES;

/** One line that names the invalid value; `nameOf` gives what it is called in the source. */
export function describeProblem(source: string, issue: v.BaseIssue<unknown>, nameOf: (key: string) => string): string {
  const [{ key, value } = { key: undefined, value: issue.input }] = issue.path ?? [];
  if (typeof key !== "string" || !isKey(key)) return `${source} must hold one JSON object`;
  return `${source}: ${nameOf(key)} ${RULES[key]}, but is ${JSON.stringify(value)}`;
}

/** One line that names the invalid value of `config.json`. */
export const describeFileProblem = (issue: v.BaseIssue<unknown>): string =>
  describeProblem("config.json", issue, (key) => key);

/** One line that names the keys of `config.json` that mean nothing, each with the nearest that does. */
export function describeUnknownKeys(file: object, known: object): string {
  const names = Object.keys(known);
  const unknown = Object.keys(file).filter((key) => !names.includes(key));
  const list = unknown.map((key) => `${JSON.stringify(key)} (did you mean "${closest(key, names)}"?)`);
  return `config.json: unknown and ignored: ${list.join(", ")}`;
}
