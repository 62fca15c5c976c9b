import * as v from "valibot";
import type { DeclaredCall, ResponseOf } from "#mocks/backend/declared-call";
import type { Access, Answer } from "./target";
import { type Asking, ask } from "./target";

/** A difference from the contract; the message is for a backend developer. */
export class Deviation extends Error {
  override name = "Deviation";
}

/** A check could not run; the message says what it needs. */
export class Unchecked extends Error {
  override name = "Unchecked";
}

export type Context = Access & { token: string };

export type Check = { name: string; run: (context: Context) => Promise<void> };

/** Fails the check with the expected and the received response. */
export function expectThat(condition: boolean, answer: Answer, expected: string): void {
  if (!condition) throw new Deviation(`${answer.call}: expected ${expected}, but got ${told(answer)}`);
}

export function told({ status, headers, text }: Answer): string {
  const body = text.length > 300 ? `${text.slice(0, 300)}…` : text || "with an empty body";
  const location = headers.get("location");
  return `HTTP ${status} ${location ? `to ${location} ` : ""}${body}`;
}

export const isSuccess = ({ status, json }: Answer): boolean =>
  status >= 200 && status < 300 && json?.status === "success" && (json.code === 0 || json.code === 200);

/** The validated data of a success. Throws a Deviation for anything else. */
export function dataOf<Call extends DeclaredCall>(call: Call, answer: Answer): ResponseOf<Call> {
  expectThat(isSuccess(answer), answer, "a success: HTTP 2xx, status success, code 0 or 200");
  const checked = v.safeParse(call.spec.response, answer.json?.data);
  if (checked.success) return checked.output as ResponseOf<Call>;
  const [{ message }] = checked.issues;
  throw new Deviation(`${answer.call}: data${atPath(checked.issues[0])}: ${message}`);
}

const atPath = (issue: v.BaseIssue<unknown>) => {
  const path = v.getDotPath(issue);
  return path ? `.${path}` : "";
};

/** Sends a call with the account's token and returns the validated data. */
export const get = async <Call extends DeclaredCall>(context: Context, call: Call, asking: Asking = {}) =>
  dataOf(call, await ask(context, call, { token: context.token, ...asking }));

/** Expects HTTP 403 with one of the signature's codes. */
export function expectRefusal(answer: Answer, code: number): void {
  expectThat(
    answer.status === 403 && answer.json?.code === code && answer.json.status !== "success",
    answer,
    `HTTP 403 with code ${code} in the envelope`,
  );
}
