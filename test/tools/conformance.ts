import { parseArgs } from "node:util";
import { checkConformance, reportOf } from "../conformance/conformance";

const HELP = `Asks a backend everything that the contract says, and reports what it does otherwise.

  npm run conformance -- --url <address> --user <name> --password <password> [options]

  --url <address>       scheme and host of the backend, such as https://api.example.com
  --user, --password    an account with the role admin
  --key-id, --secret    what calls are signed with (demo-key, demo-secret)
  --scope <word>        the scope word (console_request)
  --origin <address>    the console's origin, for CORS (http://localhost:4173)
  --read-only           asks for nothing that changes data; without it a policy is created and deleted again
  --only <words>        makes the checks whose names hold these words
  --help                this text

Exit code: 0 where all checks passed, 1 where one failed, 2 for a wrong option.`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

function readOptions() {
  const options = {
    ...{ url: text, user: text, password: text, "key-id": text, secret: text, scope: text, origin: text, only: text },
    ...{ "read-only": flag, help: flag },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help) return null;
  const { url = "", user: username = "", password = "" } = values;
  if (!username || !password) throw new Error("--user and --password are needed");
  if (!/^https?:\/\/[^/]+\/?$/.test(url)) throw new Error(`--url must be scheme and host alone, but is "${url}"`);
  const { "key-id": keyId = "demo-key", secret = "demo-secret", scope: scopeWord = "console_request" } = values;
  const { origin = "http://localhost:4173", "read-only": readOnly = false, only } = values;
  const access = { url: url.replace(/\/$/, ""), username, password, key: { keyId, secret, scopeWord }, origin };
  return { access, writes: !readOnly, only };
}

try {
  const options = readOptions();
  if (!options) console.log(HELP);
  else {
    const results = await checkConformance(options.access, options);
    console.log(reportOf(results));
    process.exitCode = results.some(({ problem }) => problem) ? 1 : 0;
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error} (see --help)`);
  process.exitCode = 2;
}
