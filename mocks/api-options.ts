import { parseArgs } from "node:util";
import { REQUEST_TIMEOUT_MS } from "~/config/times";
import type { Fault } from "./backend/faults";
import { DEMO_LATENCY, type Latency, NO_LATENCY } from "./backend/latency";

const LAST_PORT = 65_535;

/** The kinds of `--fail`. A slow response arrives after the console's time-out. */
const FAILURES: Record<string, Fault> = {
  "401": { kind: "expired" },
  "500": { kind: "status", status: 500, statusText: "Internal Server Error" },
  empty: { kind: "empty" },
  slow: { kind: "slow", ms: REQUEST_TIMEOUT_MS + 2000 },
};

export const HELP = `The demonstration backend over HTTP. Prints each rejected signature with the expected one.

  npm run api -- [options]

  --port <number>      the port (8787; 0 for a free one)
  --latency <range>    the response time in ms: 200-900, 50, or 0 (${DEMO_LATENCY.join("-")})
  --data <file>        stores changes in a JSON file; in memory without it
  --policies <number>  the initial number of policies (55); not together with --data
  --permissions <list> what every user may do, such as policy:write,queue:write, instead of what the role may do
  --token-life <s>     a login's token is valid for so long, and comes with a refresh token (without an end)
  --oidc <issuer>      takes access tokens of this OpenID Connect issuer too, whose subject is an account's name
  --fail <kind>        makes every call fail: ${Object.keys(FAILURES).join(", ")}
  --help               this text

VITE_SIGN_KEY_ID, VITE_SIGN_SECRET and VITE_SIGN_SCOPE set the key for signatures.`;

export type ApiOptions = {
  help: boolean;
  port: number;
  latency: Latency;
  data?: string;
  policies?: number;
  permissions?: string[];
  tokenLifeS?: number;
  oidcIssuer?: string;
  fail?: Fault;
};

/** An invalid option; the message is one line that names it. */
export class OptionError extends Error {
  override name = "OptionError";
}

/** Parses the command line of `npm run api`. Throws an OptionError. */
export function parseApiOptions(args: string[]): ApiOptions {
  const { help = false, port = "8787", latency, data, policies, permissions, fail, ...login } = parseOptions(args);
  return {
    help,
    port: parsePort(port),
    latency: latency === undefined ? DEMO_LATENCY : parseLatency(latency),
    data: parseDataFile(data),
    policies: policies === undefined ? undefined : parsePolicyCount(policies, data),
    permissions: permissions?.split(",").filter(Boolean),
    tokenLifeS: login["token-life"] === undefined ? undefined : parseTokenLife(login["token-life"]),
    oidcIssuer: login.oidc === undefined ? undefined : parseIssuer(login.oidc),
    fail: fail === undefined ? undefined : parseFault(fail),
  };
}

function parseOptions(args: string[]) {
  try {
    const option = { type: "string" } as const;
    const texts = {
      port: option,
      latency: option,
      data: option,
      policies: option,
      permissions: option,
      "token-life": option,
      oidc: option,
      fail: option,
    } as const;
    return parseArgs({ args, options: { ...texts, help: { type: "boolean" } } }).values;
  } catch (error) {
    throw new OptionError(error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? "") : String(error));
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= LAST_PORT) return port;
  throw new OptionError(`--port must be a number up to ${LAST_PORT}, but is ${text}`);
}

function parseLatency(text: string): Latency {
  const [, shortest, longest = shortest] = text.match(/^(\d{1,6})(?:-(\d{1,6}))?$/) ?? [];
  const latency: Latency = shortest === undefined ? NO_LATENCY : [Number(shortest), Number(longest)];
  if (shortest !== undefined && latency[0] <= latency[1]) return latency;
  throw new OptionError(`--latency must be ms such as 0, 50 or 200-900, but is ${text}`);
}

function parseDataFile(path: string | undefined): string | undefined {
  if (path === "") throw new OptionError("--data must name a file");
  return path;
}

function parsePolicyCount(text: string, data: string | undefined): number {
  if (data !== undefined)
    throw new OptionError("--policies creates a new list, but --data has a stored one: use only one of them");
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new OptionError(`--policies must be a number up to 999999, but is ${text}`);
}

function parseTokenLife(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new OptionError(`--token-life must be a number of seconds, but is ${text}`);
}

function parseIssuer(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return text.replace(/\/$/, "");
  throw new OptionError(`--oidc must be the web address of an issuer, but is ${text}`);
}

function parseFault(text: string): Fault {
  const fault = Object.hasOwn(FAILURES, text) ? FAILURES[text] : undefined;
  if (fault) return fault;
  throw new OptionError(`--fail must be one of ${Object.keys(FAILURES).join(", ")}, but is ${text}`);
}
