import { DeploymentError } from "~/config/deployment";
import { deploymentFromEnv } from "~/config/deployment-env";
import { HELP, OptionError, parseApiOptions } from "./api-options";
import { ACCOUNTS, isAccount } from "./backend/accounts";
import { createFaults } from "./backend/faults";
import { DataFileError, fileStorage } from "./backend/file-storage";
import { startHttpBackend } from "./http";

/** Runs `npm run api`. */
async function main(args: string[]): Promise<void> {
  const { help, fail, data, ...options } = parseApiOptions(args);
  if (help) return console.log(HELP);
  const { signKeyId, signSecret, signScope } = deploymentFromEnv(process.env);
  const faults = createFaults();
  if (fail) faults.set("*", fail);
  const signKey = () => ({ keyId: signKeyId, secret: signSecret, scopeWord: signScope });
  const storage = data === undefined ? undefined : await fileStorage(data);
  const { url } = await startHttpBackend({
    ...options,
    faults,
    signKey,
    storage,
    logRejection: console.log,
  });
  const accounts = Object.keys(ACCOUNTS)
    .filter(isAccount)
    .map((name) => `${name}/${ACCOUNTS[name].password}`);
  const location = data === undefined ? "in memory" : `in ${data}`;
  console.log(`Demonstration backend: ${url}\nAccounts: ${accounts.join(", ")}\nChanges are stored ${location}.`);
}

/** One line for an error that the caller can fix; any other error as it is, with its stack. */
function describeError(error: unknown): unknown {
  if (error instanceof DataFileError) return `--data: ${error.message}`;
  if (error instanceof OptionError || error instanceof DeploymentError) return `${error.message} (see --help)`;
  return isPortInUse(error) ? `the port is in use: ${error.message}` : error;
}

const isPortInUse = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
