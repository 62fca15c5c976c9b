import type * as v from "valibot";
import type { ParamNames } from "~/api/client/call";
import type { Permission } from "~/navigation/permissions";
import type { AccountName } from "./accounts";
import type { Database } from "./database";
import type { DeclaredCall, ResponseOf } from "./declared-call";

type Output<Schema> = [Schema] extends [v.GenericSchema] ? v.InferOutput<Schema> : undefined;
/** The output of an optional schema; `undefined` if the call has none. */
type OutputOf<Schema> = [NonNullable<Schema>] extends [never] ? undefined : Output<NonNullable<Schema>>;
/** The data of a call that only confirms. */
export const CONFIRMED: true = true;

export type RequestInput = {
  db: Database;
  /** The server's time. */
  now: Date;
  /** As received, known or not. */
  token: string | null;
  params: unknown;
  query: unknown;
  body: unknown;
  /** A text as the caller reads it: what is read from the database is in the language of the demonstration. */
  shownText: (text: string) => string;
};

type TypedInput<Call extends DeclaredCall> = Pick<RequestInput, "db" | "now" | "token" | "shownText"> & {
  params: Record<ParamNames<Call["spec"]["path"]>, string>;
  query: OutputOf<Call["spec"]["query"]>;
  body: OutputOf<Call["spec"]["body"]>;
};

type Respond<Call extends DeclaredCall, Context> = (context: Context) => ResponseOf<Call> | Promise<ResponseOf<Call>>;

type Options = {
  /** Defaults for missing query parameters. */
  queryDefaults?: Record<string, string>;
  /** The permission that the caller's role needs. Default: any logged-in account. */
  permission?: Permission;
};

/** A call with its handler, which gets input that the call's own schemas have validated. */
export type Route = Options & {
  spec: DeclaredCall["spec"];
  respond:
    | { login: true; handle: (input: RequestInput & { account: AccountName }) => unknown }
    | { login: false; handle: (input: RequestInput) => unknown };
};

/** Declares the handler of a call that needs a login. It rejects a call by throwing a BackendError. */
export function handle<Call extends DeclaredCall>(
  call: Call,
  respond: NoInfer<Respond<Call, TypedInput<Call> & { account: AccountName }>>,
  options: Options = {},
): Route {
  const { spec } = call;
  return {
    ...options,
    spec,
    respond: { login: true, handle: (input) => respond({ ...typedInput<Call>(input), account: input.account }) },
  };
}

/** Declares the handler of a call that needs no login. */
export function handlePublic<Call extends DeclaredCall>(
  call: Call,
  respond: NoInfer<Respond<Call, TypedInput<Call>>>,
): Route {
  return { spec: call.spec, respond: { login: false, handle: (input) => respond(typedInput<Call>(input)) } };
}

/** Unknown data enters here: the values have been validated by the schemas of this call. */
const typedInput = <Call extends DeclaredCall>(input: RequestInput) => input as TypedInput<Call>;
