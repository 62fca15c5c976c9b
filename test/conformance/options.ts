import { parseArgs } from "node:util";
import * as v from "valibot";
import { deploymentSchema } from "~/config/deployment-schema";
import { type Access, checksFor } from "./conformance";
import type { Account } from "./send";

const HELP = `Checks a backend against the contract, and reports every difference.

  npm run conformance -- --url <address> --user <name> [options]

  --url <address>         where the backend is: https://api.example.com, or with a prefix https://example.com/gateway/v2
  --user <name>           an account with the role admin; its password is CONFORMANCE_PASSWORD
  --other-user <name>     an account with the role user; its password is CONFORMANCE_OTHER_PASSWORD
  --key-id <id>           the key that signs the calls (demo-key); its secret is CONFORMANCE_SECRET (demo-secret)
  --scope <word>          the scope word (console_request)
  --origin <address>      the console's origin, for CORS (http://localhost:4173)
  --time-zone <zone>      where the server counts days, such as Asia/Shanghai; needed if its times have a zone
  --read-only             sends nothing that changes data
  --submit-forms          also submits the step form and the group form, which leaves an entry of each
  --idempotency-keys      also sends a write twice with one Idempotency-Key
  --token-refresh         also renews a token by its refresh token
  --only <text>           runs only the checks whose names contain this text
  --skip <text>           skips the checks whose names contain this text, such as captcha
  --json                  prints the results as JSON
  --junit <file>          also writes the results as JUnit XML
  --help                  this text

Secrets come from the environment, so that no list of processes and no history shows them:
CONFORMANCE_PASSWORD, CONFORMANCE_OTHER_PASSWORD and CONFORMANCE_SECRET, or, where a login needs more than a password,
CONFORMANCE_TOKEN and CONFORMANCE_OTHER_TOKEN with tokens instead of accounts. --password, --other-password, --secret,
--token and --other-token do the same. None of them is ever printed.

Without --read-only everything that is changed is changed back: policies, a queue and a record of each list that can be
written are created, or imported, and deleted, switches are switched twice. Three things stay: one message is read, a
captcha is sent to the phone number 13800000000, and an account that had no picture has one.

Exit code: 0 if all checks passed, 1 if one failed, 2 for a wrong option.`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const OPTIONS = {
  ...{ url: text, user: text, password: text, token: text, "key-id": text, secret: text, scope: text, origin: text },
  ...{ "other-user": text, "other-password": text, "other-token": text },
  ...{ only: text, skip: text, junit: text, "time-zone": text },
  ...{
    "read-only": flag,
    "submit-forms": flag,
    "idempotency-keys": flag,
    "token-refresh": flag,
    json: flag,
    help: flag,
  },
} as const;

type Environment = Record<string, string | undefined>;

export type ConformanceOptions =
  | { kind: "help"; text: string }
  | {
      kind: "run";
      access: Access;
      selection: {
        writes: boolean;
        submissions: boolean;
        repeats: boolean;
        renewals: boolean;
        only?: string;
        skip?: string;
      };
      json: boolean;
      junit?: string;
    };

/** Reads the command's arguments, and secrets from the environment. Throws an Error with one line for a wrong one. */
export function readOptions(args: string[], env: Environment): ConformanceOptions {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.help) return { kind: "help", text: HELP };
  const { url = "", "key-id": keyId = "demo-key", scope: scopeWord = "console_request", only, skip } = values;
  const secret = values.secret ?? env.CONFORMANCE_SECRET ?? "demo-secret";
  const { origin = "http://localhost:4173", json = false, junit } = values;
  const access = {
    url: addressOf(url),
    origin: hostOf("--origin", origin),
    timeZone: timeZoneOf(values["time-zone"]),
    key: { keyId, secret, scopeWord },
    account: accountOf(values.user, values.password ?? env.CONFORMANCE_PASSWORD),
    token: values.token ?? env.CONFORMANCE_TOKEN,
    otherAccount: accountOf(values["other-user"], values["other-password"] ?? env.CONFORMANCE_OTHER_PASSWORD),
    otherToken: values["other-token"] ?? env.CONFORMANCE_OTHER_TOKEN,
  };
  if (!access.account && !access.token)
    throw new Error("an account is needed: --user with CONFORMANCE_PASSWORD, or CONFORMANCE_TOKEN");
  const {
    "read-only": readOnly = false,
    "submit-forms": submissions = false,
    "idempotency-keys": repeats = false,
    "token-refresh": renewals = false,
  } = values;
  const selection = { writes: !readOnly, submissions, repeats, renewals, only, skip };
  if (checksFor(selection).length === 0)
    throw new Error("--only and --skip select no check (those of forms need --submit-forms; the login is always one)");
  return { kind: "run", access, selection, json, junit };
}

const accountOf = (username?: string, password?: string): Account | undefined =>
  username && password ? { username, password } : undefined;

/** An address without a slash at the end. Throws for one with a query, a hash or a user. */
function addressOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname;
  if (!isPlain) throw new Error(`--url must be scheme, host and path, but is "${address}"`);
  return url.href.replace(/\/+$/, "");
}

/** A time zone as the console's deployment takes it. Throws for any other text. */
function timeZoneOf(zone: string | undefined): string | undefined {
  if (v.is(deploymentSchema.entries.serverTimeZone, zone)) return zone;
  throw new Error(`--time-zone must be a time zone such as Asia/Shanghai, but is "${zone}"`);
}

/** Scheme and host of an address without anything else. Throws for any other. */
function hostOf(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isHost = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(address);
  if (!isHost) throw new Error(`${name} must be only scheme and host, but is "${address}"`);
  return url.origin;
}
