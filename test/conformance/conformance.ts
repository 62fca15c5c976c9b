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
  /** What the server does otherwise. */
  problem?: string;
  /** Why the check could not be made. */
  unchecked?: string;
};

type Options = {
  /** Without it nothing is changed on the server. */
  writes: boolean;
  /** A part of the names of the checks to make. */
  only?: string;
  /** A part of the names of the checks to leave out. */
  skip?: string;
  /** Is told each result as it comes: a slow server takes its time. */
  onResult?: (result: Result) => void;
};

const LOGIN = "the account logs in";

/**
 * Asks a server everything the contract says, one check after the other: a server that is asked much at
 * once would be another test.
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

/** The checks that are asked for, beside the login that all of them need. */
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
    // What no check foresaw is told with its place, and the others go on.
    return { name, problem: `the check itself failed: ${error instanceof Error ? error.stack : error}` };
  }
}

/** What a backend engineer reads of one check. */
export function lineOf({ name, problem, unchecked }: Result): string {
  if (problem) return `✗ ${name}\n    ${problem}`;
  return unchecked ? `– ${name}\n    not checked: ${unchecked}` : `✓ ${name}`;
}

/** What they read of all. */
export function summaryOf(results: readonly Result[]): string {
  const failed = results.filter(({ problem }) => problem).length;
  const unchecked = results.filter((result) => result.unchecked).length;
  const made = results.length - unchecked;
  const left = unchecked ? `, ${unchecked} could not be made` : "";
  return (failed ? `${failed} of ${made} checks failed` : `all ${made} checks passed`) + left;
}
