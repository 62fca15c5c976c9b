import { parseArgs } from "node:util";
import { checkConformance, checksFor, formatResult, formatSummary, type Result } from "../conformance/conformance";

const HELP = `Checks a backend against the contract, and reports every difference.

  npm run conformance -- --url <address> --user <name> --password <password> [options]

  --url <address>       scheme and host of the backend, such as https://api.example.com
  --user, --password    an account with the role admin
  --key-id, --secret    the key that signs the calls (demo-key, demo-secret)
  --scope <word>        the scope word (console_request)
  --origin <address>    the console's origin, for CORS (http://localhost:4173)
  --read-only           sends nothing that changes data; without it a policy is created and deleted
                        again, and a captcha is sent to the phone number 13800000000
  --only <text>         runs only the checks whose names contain this text
  --skip <text>         skips the checks whose names contain this text, such as captcha
  --help                this text

Exit code: 0 where all checks passed, 1 where one failed, 2 for a wrong option.`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

function readOptions() {
  const options = {
    ...{ url: text, user: text, password: text, "key-id": text, secret: text, scope: text, origin: text },
    ...{ only: text, skip: text },
    ...{ "read-only": flag, help: flag },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help) return null;
  const { url = "", user: username = "", password = "" } = values;
  if (!username || !password) throw new Error("--user and --password are needed");
  const { "key-id": keyId = "demo-key", secret = "demo-secret", scope: scopeWord = "console_request" } = values;
  const { origin = "http://localhost:4173", "read-only": readOnly = false, only, skip } = values;
  const hosts = { url: hostOf("--url", url), origin: hostOf("--origin", origin) };
  const access = { ...hosts, username, password, key: { keyId, secret, scopeWord } };
  const selection = { writes: !readOnly, only, skip };
  if (checksFor(selection).length === 0) throw new Error("--only and --skip select no check");
  return { access, selection };
}

/** Scheme and host of an address without anything else. Throws for any other. */
function hostOf(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isHost = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(address);
  if (!isHost) throw new Error(`${name} must be only scheme and host, but is "${address}"`);
  return url.origin;
}

try {
  const options = readOptions();
  if (!options) console.log(HELP);
  else {
    const onResult = (result: Result) => console.log(formatResult(result));
    const results = await checkConformance(options.access, { ...options.selection, onResult });
    console.log(`\n${formatSummary(results)}`);
    process.exitCode = results.some(({ problem }) => problem) ? 1 : 0;
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error} (see --help)`);
  process.exitCode = 2;
}
