import type * as v from "valibot";
import type { Permission } from "~/navigation/permissions";
import type { AccountName } from "./accounts";
import type { Database } from "./database";
import type { DeclaredCall, ResponseOf } from "./declared-call";

type Output<Schema> = [Schema] extends [v.GenericSchema] ? v.InferOutput<Schema> : undefined;
/** An absent schema is `undefined`, without which it is `never`. */
type OutputOf<Schema> = [NonNullable<Schema>] extends [never] ? undefined : Output<NonNullable<Schema>>;
/** The names in a path template: `/api/chat/:id` has `id`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | ParamName<Next>
    : Rest
  : never;

/** The answer of a call that only confirms. */
export const CONFIRMED: true = true;

export type Received = { db: Database; now: Date; params: unknown; query: unknown; body: unknown };

type Typed<Call extends DeclaredCall> = {
  db: Database;
  /** The server's clock when the call was answered. */
  now: Date;
  params: Record<ParamName<Call["spec"]["path"]>, string>;
  query: OutputOf<Call["spec"]["query"]>;
  body: OutputOf<Call["spec"]["body"]>;
};

type Respond<Call extends DeclaredCall, Context> = (context: Context) => ResponseOf<Call> | Promise<ResponseOf<Call>>;

type Options = {
  /** What a query takes where the caller leaves it out. */
  queryDefaults?: Record<string, string>;
  /** What the caller's role must be allowed to do; anybody who is logged in where it is left out. */
  permission?: Permission;
};

/** A call and how it is answered; what was received has passed the call's own schemas. */
export type Route = Options & {
  spec: DeclaredCall["spec"];
  respond:
    | { login: true; handle: (received: Received & { account: AccountName }) => unknown }
    | { login: false; handle: (received: Received) => unknown };
};

/** Answers a call of somebody who is logged in. A handler says no by throwing a Refusal. */
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

/** Answers a call that needs no login. */
export function handlePublic<Call extends DeclaredCall>(
  call: Call,
  respond: NoInfer<Respond<Call, Typed<Call>>>,
): Route {
  return { spec: call.spec, respond: { login: false, handle: (received) => respond(typed<Call>(received)) } };
}

/** The edge where unknown data enters: the values were checked against the schemas of this very call. */
const typed = <Call extends DeclaredCall>(received: Received) => received as Typed<Call>;
