import * as v from "valibot";
import { REQUEST_TIMEOUT_MS } from "./times";

/** The run-time configuration beside the page. */
export const DEPLOYMENT_FILE = "/config.json";

const HOST_RULE = "must be empty or a web address such as https://api.example.com, without a path or trailing slash";

const isHost = (host: string) => {
  if (host === "") return true;
  if (!URL.canParse(host)) return false;
  return /^https?:\/\/[^/?#@]+$/i.test(host);
};

function isTimeZone(zone: string): boolean {
  try {
    // Throws a RangeError for an unknown zone (ECMA-402, 11.1.2).
    return zone === "" || new Intl.DateTimeFormat("en", { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

const nonEmptyText = v.pipe(v.string("must be a text"), v.nonEmpty("must not be empty"));
const flag = v.boolean("must be true or false");

const deploymentSchema = v.object({
  apiHost: v.optional(v.pipe(v.string("must be a text"), v.check(isHost, HOST_RULE)), ""),
  signKeyId: v.optional(nonEmptyText, "demo-key"),
  signSecret: v.optional(nonEmptyText, "demo-secret"),
  /** The fixed scope word of the signature. */
  signScope: v.optional(nonEmptyText, "console_request"),
  serverMenu: v.optional(flag, false),
  loginImageCaptcha: v.optional(flag, false),
  /** The zone of the server's times, which carry none; empty: the operator's. */
  serverTimeZone: v.optional(
    v.pipe(v.string("must be a text"), v.check(isTimeZone, "must be empty or a time zone such as Asia/Shanghai")),
    "",
  ),
  /** Empty: the product's own name in the page's language. */
  productName: v.optional(v.pipe(v.string("must be a text"), v.trim()), ""),
});

export type Deployment = v.InferOutput<typeof deploymentSchema>;

const VARIABLES = {
  apiHost: "VITE_API_HOST",
  signKeyId: "VITE_SIGN_KEY_ID",
  signSecret: "VITE_SIGN_SECRET",
  signScope: "VITE_SIGN_SCOPE",
  serverMenu: "VITE_SERVER_MENU",
  loginImageCaptcha: "VITE_LOGIN_IMAGE_CAPTCHA",
  serverTimeZone: "VITE_SERVER_TIME_ZONE",
  productName: "VITE_PRODUCT_NAME",
} as const satisfies Record<keyof Deployment, string>;

/** An invalid value; the message is one line that names it. */
export class DeploymentError extends Error {
  override name = "DeploymentError";
}

function validate(source: string, input: unknown, nameOf: (key: string) => string): Deployment {
  const result = v.safeParse(deploymentSchema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = v.getDotPath(issue);
  throw new DeploymentError(
    key === null
      ? `${source} must hold one JSON object`
      : `${source}: ${nameOf(key)} ${issue.message}, but is ${JSON.stringify(issue.input)}`,
  );
}

const isKey = (key: string): key is keyof Deployment => key in VARIABLES;

function parseFlag(text: string | undefined): string | boolean | undefined {
  if (text === undefined || text === "") return undefined;
  if (text === "true") return true;
  return text === "false" ? false : text;
}

/** The defaults of a build from its variables. Throws a DeploymentError. */
export function deploymentFromEnv(env: Record<string, string | undefined>): Deployment {
  const flags = ["serverMenu", "loginImageCaptcha"];
  const input = Object.fromEntries(
    Object.entries(VARIABLES).map(([key, name]) => [
      key,
      flags.includes(key) ? parseFlag(env[name]) : env[name] || undefined,
    ]),
  );
  return validate("build variables", input, (key) => (isKey(key) ? VARIABLES[key] : key));
}

/** The defaults with what a `config.json` overrides. Throws a DeploymentError. */
export function deploymentFromFile(defaults: Deployment, text: string): Deployment {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new DeploymentError("config.json is not valid JSON");
  }
  if (typeof file !== "object" || file === null || Array.isArray(file)) {
    throw new DeploymentError("config.json must hold one JSON object");
  }
  return validate("config.json", { ...defaults, ...file }, (key) => key);
}

let current = deploymentFromEnv(import.meta.env ?? {});

/** The deployment's values; the build's defaults until `config.json` is read. */
export const deployment = (): Deployment => current;

/** The origin of the API, without a trailing slash; the page's own by default. */
export const apiOrigin = (): string => current.apiHost || location.origin;

/**
 * Reads `config.json` beside the page. If it is missing (404, or a host that responds to every path with the page),
 * the defaults stay. Throws a DeploymentError if it is invalid, another error if it cannot be loaded: the defaults
 * could send a password to the wrong host.
 */
export async function readDeployment(): Promise<void> {
  const response = await fetch(DEPLOYMENT_FILE, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (response.status === 404 || response.headers.get("content-type")?.includes("html")) return;
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  current = deploymentFromFile(current, await response.text());
}
