import * as v from "valibot";
import { DeploymentError } from "./deployment";
import { describeProblem } from "./deployment-problems";
import { type Deployment, deploymentSchema } from "./deployment-schema";

/** The build variable of each value. */
const VARIABLES = {
  apiHost: "VITE_API_HOST",
  signKeyId: "VITE_SIGN_KEY_ID",
  signSecret: "VITE_SIGN_SECRET",
  signScope: "VITE_SIGN_SCOPE",
  idempotencyKeys: "VITE_IDEMPOTENCY_KEYS",
  pictureHosts: "VITE_PICTURE_HOSTS",
  serverMenu: "VITE_SERVER_MENU",
  loginImageCaptcha: "VITE_LOGIN_IMAGE_CAPTCHA",
  tokenRefresh: "VITE_TOKEN_REFRESH",
  oidcIssuer: "VITE_OIDC_ISSUER",
  oidcClientId: "VITE_OIDC_CLIENT_ID",
  oidcScope: "VITE_OIDC_SCOPE",
  localRoleSwitch: "VITE_LOCAL_ROLE_SWITCH",
  serverTimeZone: "VITE_SERVER_TIME_ZONE",
  reportUrl: "VITE_REPORT_URL",
  productName: "VITE_PRODUCT_NAME",
  logoUrl: "VITE_LOGO_URL",
} as const satisfies Record<keyof Deployment, string>;

const DEFAULTS = v.parse(deploymentSchema, {});

/** A variable's text as the kind of value that the default is; a text that is none of that kind stays, to be refused. */
function parseVariable(text: string | undefined, fallback: unknown): unknown {
  if (!text) return fallback;
  if (Array.isArray(fallback)) return text.split(/[\s,]+/).filter(Boolean);
  return typeof fallback === "boolean" && (text === "true" || text === "false") ? text === "true" : text;
}

const isKey = (key: string): key is keyof Deployment => key in VARIABLES;

/** The values that differ from the defaults, which every build contains. */
export const ownValues = (deployment: Deployment): Partial<Deployment> =>
  Object.fromEntries(
    Object.entries(deployment).filter(([key, value]) => !(isKey(key) && String(DEFAULTS[key]) === String(value))),
  );

/** The deployment's values from a build's variables, lists separated by commas. Throws a DeploymentError. */
export function deploymentFromEnv(env: Record<string, string | undefined>): Deployment {
  const input = Object.entries(VARIABLES).map(([key, name]) => [
    key,
    parseVariable(env[name], isKey(key) ? DEFAULTS[key] : undefined),
  ]);
  const result = v.safeParse(deploymentSchema, Object.fromEntries(input));
  if (result.success) return result.output;
  throw new DeploymentError(
    describeProblem("build variables", result.issues[0], (key) => (isKey(key) ? VARIABLES[key] : key)),
  );
}
