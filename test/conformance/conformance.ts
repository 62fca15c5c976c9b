import { logIn } from "~/api/login";
import { corsChecks } from "./cors-checks";
import { type Check, type Context, Deviation, dataOf } from "./judge";
import { policyReads, policyWrites } from "./policy-checks";
import { sessionChecks } from "./session-checks";
import { shapeChecks } from "./shape-checks";
import { signatureChecks } from "./signature-checks";
import { type Access, ask } from "./target";

export type Result = { name: string; problem?: string };

type Options = { writes: boolean; only?: string };

const LOGIN = "the account logs in";

/**
 * Asks a server everything the contract says, one check after the other: a server that is asked much at
 * once would be another test. Without `writes` nothing is changed on it; `only` is a part of the names of
 * the checks to make.
 */
export async function checkConformance(access: Access, { writes, only = "" }: Options): Promise<Result[]> {
  let context: Context;
  try {
    const { username, password } = access;
    context = { ...access, token: dataOf(logIn, await ask(access, logIn, { body: { username, password } })).token };
  } catch (error) {
    return [{ name: LOGIN, problem: problemOf(error) }];
  }
  const checks = [
    sessionChecks,
    signatureChecks,
    corsChecks,
    shapeChecks,
    policyReads,
    writes ? policyWrites : [],
  ].flat();
  const results: Result[] = [{ name: LOGIN }];
  for (const check of checks.filter(({ name }) => name.includes(only))) results.push(await resultOf(check, context));
  return results;
}

const resultOf = ({ name, run }: Check, context: Context): Promise<Result> =>
  run(context).then(
    () => ({ name }),
    (error: unknown) => ({ name, problem: problemOf(error) }),
  );

function problemOf(error: unknown): string {
  if (error instanceof Deviation) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `nobody answers (${error instanceof Error ? error.message : String(error)}${cause})`;
}

/** What a backend engineer reads. */
export function reportOf(results: readonly Result[]): string {
  const lines = results.map(({ name, problem }) => (problem ? `✗ ${name}\n    ${problem}` : `✓ ${name}`));
  const failed = results.filter(({ problem }) => problem).length;
  return [
    ...lines,
    "",
    failed ? `${failed} of ${results.length} checks failed` : `all ${results.length} checks passed`,
  ].join("\n");
}
