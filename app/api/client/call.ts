import { queryOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readStored } from "~/lib/storage/local-storage";
import { type Query, type RequestOptions, request } from "./request";

/** The names in a path template: `/api/chat/:id` has `id`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Input<Path extends string, Q, B> = ([ParamNames<Path>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<Path>, string | number> }) &
  (Q extends v.GenericSchema ? { query: v.InferInput<Q> } : { query?: undefined }) &
  (B extends v.GenericSchema ? { body: v.InferInput<B> } : { body?: undefined }) &
  Pick<RequestOptions<v.GenericSchema>, "signal" | "transport" | "quiet" | "reportsExpiry"> & { token?: string };

type QuerySchema = v.GenericSchema<Query>;
type BodySchema = v.GenericSchema<object>;

/** The declaration of a call, shared with the demonstration backend, the contract and conformance. */
export type CallSpec<
  Path extends string,
  A extends v.GenericSchema,
  Q extends QuerySchema | undefined,
  B extends BodySchema | undefined,
> = Pick<RequestOptions<A>, "kind" | "method" | "response" | "signature" | "cache" | "setsState" | "reportsExpiry"> & {
  path: Path;
  /** False: the call carries none. */
  token?: boolean;
  query?: Q;
  body?: B;
};

const fill = (path: string, params: Record<string, string | number> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/**
 * Declares a call as a function that sends it and resolves with the checked `data` of the response. Rejects as
 * `request` does. `query(input)` returns options for `useQuery`, keyed by the call and its input, and disabled while a
 * call with a token has none; `queryKey` is the prefix of all these keys.
 */
export function defineCall<
  const Path extends string,
  A extends v.GenericSchema,
  Q extends QuerySchema | undefined = undefined,
  B extends BodySchema | undefined = undefined,
>(spec: CallSpec<Path, A, Q, B>) {
  type Args =
    Record<string, never> extends Input<Path, Q, B> ? [input?: Input<Path, Q, B>] : [input: Input<Path, Q, B>];
  const queryKey = [`${spec.method} ${spec.path}`] as const;
  const sendWith = (input: Args[0], signal: AbortSignal | undefined) =>
    request({
      ...spec,
      path: fill(spec.path, input?.params),
      query: input?.query,
      body: input?.body,
      signal,
      transport: input?.transport,
      token: input?.token ?? spec.token,
      quiet: input?.quiet,
      reportsExpiry: input?.reportsExpiry ?? spec.reportsExpiry,
    });
  const send = (...[input]: Args) => sendWith(input, input?.signal);
  const query = (...[input]: Args) =>
    queryOptions({
      queryKey: [...queryKey, { params: input?.params, query: input?.query, body: input?.body }],
      queryFn: ({ signal }) => sendWith(input, signal),
      enabled: spec.token === false || Boolean(readStored(STORAGE_KEY.token)),
    });
  return Object.assign(send, { spec, query, queryKey });
}
