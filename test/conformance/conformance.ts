import { logIn, logOut } from "~/api/login";
import { accountWrites } from "./account-checks";
import { cardWrites } from "./card-checks";
import { type Check, type Context, Deviation, dataOf, NotCheckable } from "./check";
import { corsChecks, repeatCorsChecks } from "./cors-checks";
import { formRefusals, formSubmissions } from "./form-checks";
import { listChecks } from "./list-checks";
import { policyRefusals, policyWrites, repeatChecks } from "./policy-checks";
import { popularChecks } from "./popular-checks";
import { recordWrites } from "./record-checks";
import { roleChecks } from "./role-checks";
import { type Account, NoResponse, type ServerAccess, send } from "./send";
import { captchaSending, logoutChecks, renewalChecks, sessionChecks } from "./session-checks";
import { shapeChecks } from "./shape-checks";
import { signatureChecks } from "./signature-checks";

export type Result = {
  name: string;
  /** How the server differs from the contract. */
  problem?: string;
  /** The call whose answer, 404, is that problem. */
  notFound?: string;
  /** Why the check could not run. */
  unchecked?: string;
};

/** Who calls: an account with the role admin by its token or its password, and one with the role user likewise. */
export type Access = ServerAccess & { token?: string; otherAccount?: Account; otherToken?: string };

type Options = {
  /** Otherwise nothing is changed on the server. */
  writes: boolean;
  /** Also sends forms, which leaves a submission of each. */
  submissions?: boolean;
  /** Also sends a write twice with one Idempotency-Key. */
  repeats?: boolean;
  /** Also renews a token. */
  renewals?: boolean;
  /** Runs only the checks whose names contain this. */
  only?: string;
  /** Skips the checks whose names contain this. */
  skip?: string;
  /** Called with each result at once, since a server may be slow; not with what a failed login leaves unchecked. */
  onResult?: (result: Result) => void;
};

const NO_LOGIN = "needs the login, which failed";

/**
 * Checks a server against the contract, one check after the other: sending many at once would test its load instead.
 * Sessions that it starts are ended.
 */
export async function checkConformance(access: Access, options: Options): Promise<Result[]> {
  const results: Result[] = [];
  const started: string[] = [];
  const run = async (check: Check, context: Context) => {
    const result = await runCheck(check, context);
    results.push(result);
    options.onResult?.(result);
  };
  const logInAs = async (name: string, account: Account | undefined, known = "") => {
    let token = known;
    const login = async () => {
      ({ token } = dataOf(logIn, await send(access, logIn, { body: account })));
      started.push(token);
    };
    if (!known && account) await run({ name, run: login }, { ...access, token });
    return token;
  };
  const token = await logInAs("the account logs in", access.account, access.token);
  // Without calling onResult for each: what matters is why the login failed.
  if (token === "") return [...results, ...checksFor(options).map(({ name }) => ({ name, unchecked: NO_LOGIN }))];
  const otherToken = await logInAs("the other account logs in", access.otherAccount, access.otherToken);
  for (const check of checksFor(options)) await run(check, { ...access, token, otherToken });
  for (const ended of started) await send(access, logOut, { token: ended }).catch(() => undefined);
  return results;
}

/** The selected checks, without the logins that they need. */
export function checksFor({ writes, submissions, repeats, renewals, only = "", skip }: Options): Check[] {
  const reads = [sessionChecks, signatureChecks, corsChecks, shapeChecks, listChecks, popularChecks];
  const changes = [
    roleChecks,
    policyRefusals,
    formRefusals,
    policyWrites,
    recordWrites,
    cardWrites,
    accountWrites,
    captchaSending,
  ];
  const checks = [
    ...reads,
    ...(writes ? changes : []),
    ...(writes && submissions ? [formSubmissions] : []),
    ...(repeats ? [repeatCorsChecks] : []),
    ...(writes && repeats ? [repeatChecks] : []),
    ...(renewals ? [renewalChecks] : []),
    logoutChecks,
  ].flat();
  return checks.filter(({ name }) => name.includes(only) && !(skip && name.includes(skip)));
}

async function runCheck({ name, run }: Check, context: Context): Promise<Result> {
  try {
    await run(context);
    return { name };
  } catch (error) {
    if (error instanceof NotCheckable) return { name, unchecked: error.message };
    if (error instanceof Deviation || error instanceof NoResponse) {
      const problem = withoutSecrets(error.message, context);
      return error instanceof Deviation && error.notFound
        ? { name, problem, notFound: error.notFound }
        : { name, problem };
    }
    // An unexpected error is reported with its stack, and the other checks go on.
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name, problem: `the check itself failed: ${withoutSecrets(text, context)}` };
  }
}

/** A server may send back what it received. */
function withoutSecrets(text: string, context: Context): string {
  const { token, otherToken, account, otherAccount, key } = context;
  // A password that is its account's name is no secret, and would hide that word in paths and values.
  const passwords = [account, otherAccount].map((one) => one && one.password !== one.username && one.password);
  const secrets = [token, otherToken, ...passwords, key.secret].filter((secret) => secret && secret.length > 3);
  return secrets.reduce<string>((shown, secret) => (secret ? shown.replaceAll(secret, "…") : shown), text);
}
