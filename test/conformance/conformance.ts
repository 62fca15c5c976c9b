import { logIn } from "~/api/login";
import { type Check, type Context, Deviation, dataOf, NotCheckable } from "./check";
import { corsChecks } from "./cors-checks";
import { listChecks } from "./list-checks";
import { policyWrites } from "./policy-checks";
import { NoResponse, type ServerAccess, send } from "./send";
import { captchaSending, sessionChecks } from "./session-checks";
import { shapeChecks } from "./shape-checks";
import { signatureChecks } from "./signature-checks";

export type Result = {
  name: string;
  /** How the server differs from the contract. */
  problem?: string;
  /** Why the check could not run. */
  unchecked?: string;
};

type Options = {
  /** Otherwise nothing is changed on the server. */
  writes: boolean;
  /** Runs only the checks whose names contain this. */
  only?: string;
  /** Skips the checks whose names contain this. */
  skip?: string;
  /** Called with each result at once, since a server may be slow. */
  onResult?: (result: Result) => void;
};

const LOGIN = "the account logs in";

/**
 * Checks a server against the contract, one check after the other: sending many at once would test its load instead.
 */
export async function checkConformance(access: ServerAccess, options: Options): Promise<Result[]> {
  const results: Result[] = [];
  const add = (result: Result) => {
    results.push(result);
    options.onResult?.(result);
  };
  let token = "";
  const { username, password } = access;
  const login = async () => {
    ({ token } = dataOf(logIn, await send(access, logIn, { body: { username, password } })));
  };
  add(await runCheck({ name: LOGIN, run: login }, { ...access, token }));
  if (token === "") return results;
  for (const check of checksFor(options)) add(await runCheck(check, { ...access, token }));
  return results;
}

/** The selected checks, without the login that all of them need. */
export function checksFor({ writes, only = "", skip }: Options): Check[] {
  const reads = [sessionChecks, signatureChecks, corsChecks, shapeChecks, listChecks];
  const checks = [...reads, ...(writes ? [policyWrites, captchaSending] : [])].flat();
  return checks.filter(({ name }) => name.includes(only) && !(skip && name.includes(skip)));
}

async function runCheck({ name, run }: Check, context: Context): Promise<Result> {
  try {
    await run(context);
    return { name };
  } catch (error) {
    if (error instanceof NotCheckable) return { name, unchecked: error.message };
    if (error instanceof Deviation || error instanceof NoResponse) return { name, problem: error.message };
    // An unexpected error is reported with its stack, and the other checks go on.
    return { name, problem: `the check itself failed: ${error instanceof Error ? error.stack : error}` };
  }
}

/** The report of one check, for a backend developer. */
export function formatResult({ name, problem, unchecked }: Result): string {
  if (problem) return `✗ ${name}\n    ${problem}`;
  return unchecked ? `– ${name}\n    not checked: ${unchecked}` : `✓ ${name}`;
}

export function formatSummary(results: readonly Result[]): string {
  const failed = results.filter(({ problem }) => problem).length;
  const unchecked = results.filter((result) => result.unchecked).length;
  const completed = results.length - unchecked;
  const skipped = unchecked ? `, ${unchecked} could not run` : "";
  return (failed ? `${failed} of ${completed} checks failed` : `all ${completed} checks passed`) + skipped;
}
