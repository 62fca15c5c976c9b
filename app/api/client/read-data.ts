import type { FetchResponse } from "ofetch";
import * as v from "valibot";
import type { ApiError, ApiErrorDetails, FailureReason } from "./api-error";
import { readEnvelope } from "./envelope";

/** Creates the error of a call. */
export type Fail = (reason: FailureReason, message: string, rest?: Partial<ApiErrorDetails>) => ApiError;

/** The data of a response, as its schema gives it. Throws what `fail` creates for a refusal, and for what it cannot read. */
export function readData<A extends v.GenericSchema>(
  response: FetchResponse<string>,
  schema: A,
  { call, fail }: { call: string; fail: Fail },
): v.InferOutput<A> {
  const { status, statusText, ok } = response;
  const reading = readEnvelope({ status, statusText, ok, text: response._data ?? "" });
  if (reading.kind !== "data") {
    const { kind, message, ...refusal } = reading;
    if (kind === "unreadable") logProblem(call, "no envelope");
    const retryAfter = response.headers.get("Retry-After");
    throw fail(kind === "refused" ? "server" : "unreadable", message, { status, retryAfter, ...refusal });
  }
  const checked = v.safeParse(schema, reading.data);
  if (checked.success && !isListForObject(schema, reading.data)) return checked.output;
  const [issue] = checked.issues ?? [];
  const problem = issue ? `data.${v.getDotPath(issue) ?? ""}: ${issue.message}` : "data: a list instead of an object";
  logProblem(call, problem);
  throw fail("unreadable", "", { status });
}

/** Whether data as a whole is a list where an object is expected: https://github.com/open-circle/valibot/issues/1387 */
export const isListForObject = ({ type }: v.GenericSchema, data: unknown): boolean =>
  type === "object" && Array.isArray(data);

/** Logs what of a response could not be read, for the integrator; the operator reads only that it could not be. */
const logProblem = (call: string, problem: string): void => console.info(`${call}: ${problem}`);
