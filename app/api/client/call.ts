import type * as v from "valibot";
import { type Query, type RequestOptions, request } from "./request";

/** The names in a path template: `/api/chat/:id` has `id`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Input<Path extends string, Q, B> = ([ParamNames<Path>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<Path>, string | number> }) &
  (Q extends v.GenericSchema ? { query: v.InferInput<Q> } : { query?: undefined }) &
  (B extends v.GenericSchema ? { body: v.InferInput<B> } : { body?: undefined }) &
  Pick<RequestOptions<v.GenericSchema>, "signal" | "transport">;

type QuerySchema = v.GenericSchema<Query>;
type BodySchema = v.GenericSchema<object>;

/** A row of CONTRACT.md, Calls. The demonstration backend answers by the same object. */
export type CallSpec<
  Path extends string,
  A extends v.GenericSchema,
  Q extends QuerySchema | undefined,
  B extends BodySchema | undefined,
> = Pick<RequestOptions<A>, "kind" | "method" | "answer" | "token" | "signature" | "cache" | "gated"> & {
  path: Path;
  query?: Q;
  body?: B;
};

const fill = (path: string, params: Record<string, string | number> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/**
 * Declares a call: calling it sends it and gives the checked `data` of the answer.
 * Rejects as `request` does.
 */
export function defineCall<
  const Path extends string,
  A extends v.GenericSchema,
  Q extends QuerySchema | undefined = undefined,
  B extends BodySchema | undefined = undefined,
>(spec: CallSpec<Path, A, Q, B>) {
  const send = (
    ...[input]: Record<string, never> extends Input<Path, Q, B>
      ? [input?: Input<Path, Q, B>]
      : [input: Input<Path, Q, B>]
  ) =>
    request({
      ...spec,
      path: fill(spec.path, input?.params),
      query: input?.query,
      body: input?.body,
      signal: input?.signal,
      transport: input?.transport,
    });
  return Object.assign(send, { spec });
}
