import type * as v from "valibot";
import type { Permission } from "~/navigation/permissions";
import type { AccountName } from "./accounts";
import type { Database } from "./database";
import type { DeclaredCall, ResponseOf } from "./declared-call";

type Output<Schema> = [Schema] extends [v.GenericSchema] ? v.InferOutput<Schema> : undefined;
/** The output of an optional schema; `undefined` if the call has none. */
type OutputOf<Schema> = [NonNullable<Schema>] extends [never] ? undefined : Output<NonNullable<Schema>>;
/** The names in a path template: `/api/chat/:id` has `id`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | ParamName<Next>
    : Rest
  : never;

/** The data of a call that only confirms. */
export const CONFIRMED: true = true;

export type Received = { db: Database; now: Date; params: unknown; query: unknown; body: unknown };

type Typed<Call extends DeclaredCall> = {
  db: Database;
  /** The server's time. */
  now: Date;
  params: Record<ParamName<Call["spec"]["path"]>, string>;
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
    | { login: true; handle: (received: Received & { account: AccountName }) => unknown }
    | { login: false; handle: (received: Received) => unknown };
};

/** Declares the handler of a call that needs a login. It rejects a call by throwing a Refusal. */
export function handle<Call extends DeclaredCall>(
  call: Call,
  respond: NoInfer<Respond<Call, Typed<Call> & { account: AccountName }>>,
  options: Options = {},
): Route {
  const { spec } = call;
  return {
    ...options,
    spec,
    respond: { login: true, handle: (received) => respond({ ...typed<Call>(received), account: received.account }) },
  };
}

/** Declares the handler of a call that needs no login. */
export function handlePublic<Call extends DeclaredCall>(
  call: Call,
  respond: NoInfer<Respond<Call, Typed<Call>>>,
): Route {
  return { spec: call.spec, respond: { login: false, handle: (received) => respond(typed<Call>(received)) } };
}

/** Unknown data enters here: the values have been validated by the schemas of this call. */
const typed = <Call extends DeclaredCall>(received: Received) => received as Typed<Call>;
