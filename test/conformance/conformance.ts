import { logIn } from "~/api/login";
import { corsChecks } from "./cors-checks";
import { type Check, type Context, Deviation, dataOf, Unchecked } from "./judge";
import { policyReads, policyWrites } from "./policy-checks";
import { captchaSending, sessionChecks } from "./session-checks";
import { shapeChecks } from "./shape-checks";
import { signatureChecks } from "./signature-checks";
import { type Access, ask, Unanswered } from "./target";

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
export async function checkConformance(access: Access, options: Options): Promise<Result[]> {
  const results: Result[] = [];
  const add = (result: Result) => {
    results.push(result);
    options.onResult?.(result);
  };
  let token = "";
  const { username, password } = access;
  const login = async () => {
    ({ token } = dataOf(logIn, await ask(access, logIn, { body: { username, password } })));
  };
  add(await resultOf({ name: LOGIN, run: login }, { ...access, token }));
  if (token === "") return results;
  for (const check of checksFor(options)) add(await resultOf(check, { ...access, token }));
  return results;
}

/** The selected checks, without the login that all of them need. */
export function checksFor({ writes, only = "", skip }: Options): Check[] {
  const reads = [sessionChecks, signatureChecks, corsChecks, shapeChecks, policyReads];
  const checks = [...reads, ...(writes ? [policyWrites, captchaSending] : [])].flat();
  return checks.filter(({ name }) => name.includes(only) && !(skip && name.includes(skip)));
}

async function resultOf({ name, run }: Check, context: Context): Promise<Result> {
  try {
    await run(context);
    return { name };
  } catch (error) {
    if (error instanceof Unchecked) return { name, unchecked: error.message };
    if (error instanceof Deviation || error instanceof Unanswered) return { name, problem: error.message };
    // An unexpected error is reported with its stack, and the other checks go on.
    return { name, problem: `the check itself failed: ${error instanceof Error ? error.stack : error}` };
  }
}

/** The report of one check, for a backend developer. */
export function lineOf({ name, problem, unchecked }: Result): string {
  if (problem) return `✗ ${name}\n    ${problem}`;
  return unchecked ? `– ${name}\n    not checked: ${unchecked}` : `✓ ${name}`;
}

export function summaryOf(results: readonly Result[]): string {
  const failed = results.filter(({ problem }) => problem).length;
  const unchecked = results.filter((result) => result.unchecked).length;
  const made = results.length - unchecked;
  const left = unchecked ? `, ${unchecked} could not run` : "";
  return (failed ? `${failed} of ${made} checks failed` : `all ${made} checks passed`) + left;
}
