import * as v from "valibot";
import type { DeclaredCall, ResponseOf } from "#mocks/backend/declared-call";
import { isListForObject } from "~/api/client/read-data";
import type { Account, CallResponse, ServerAccess } from "./send";
import { type CallOptions, send } from "./send";
import { findWrongTime } from "./times";

export const WRONG_SIGNATURE = 40301;

/** A difference from the contract; the message is for a backend developer. */
export class Deviation extends Error {
  override name = "Deviation";
  /** The call that the server answered with 404 instead, as `METHOD /path`. */
  readonly notFound?: string;

  constructor(message: string, notFound?: string) {
    super(message);
    this.notFound = notFound;
  }
}

/** A check could not run; the message says what it needs. */
export class NotCheckable extends Error {
  override name = "NotCheckable";
}

export type Context = ServerAccess & {
  token: string;
  /** Of an account with the role user. */
  otherToken?: string;
  otherAccount?: Account;
};

export type Check = { name: string; run: (context: Context) => Promise<void> };

/** Other XML, such as a storage's error, is short and shown as it came. */
const isPage = (text: string) =>
  text.trimStart().startsWith("<") && /<(!doctype html|html|head|title|body)\b/i.test(text);
const MOST_OF_TITLE = 80;

function titleOf(page: string): string {
  const [, text = ""] = page.match(/<title[^>]*>([^<]*)/i) ?? [];
  const title = text.trim().replace(/\s+/g, " ").slice(0, MOST_OF_TITLE);
  return title && ` ("${title}")`;
}

const describeDifference = (response: CallResponse, expected: string): string =>
  `${response.call}: expected ${expected}, but got ${describeResponse(response)}`;

/** Fails the check of a call that the server should have, with the expected and the received response. */
export function expectThat(condition: boolean, response: CallResponse, expected: string): void {
  if (condition) return;
  throw new Deviation(describeDifference(response, expected), response.status === 404 ? response.call : undefined);
}

export function describeResponse({ status, headers, text }: CallResponse): string {
  const location = headers.get("location");
  const start = `HTTP ${status}${location ? ` to ${location}` : ""}`;
  // A page with 5xx is a gateway's or a framework's, whose server has failed.
  const question = status < 500 ? ": is --url the API, and not the console?" : "";
  if (isPage(text)) return `${start} with a page${titleOf(text)}${question}`;
  const shown = text.replace(/("(?:t|refreshT)oken"\s*:\s*")[^"]*/g, "$1…");
  const body = shown.length > 300 ? `${shown.slice(0, 300)}…` : shown || "with an empty body";
  return `${start} ${body}`;
}

export const isSuccess = ({ status, json }: CallResponse): boolean =>
  status >= 200 && status < 300 && json?.status === "success" && (json.code === 0 || json.code === 200);

/** The validated data of a success. Throws a Deviation for anything else. */
export function dataOf<Call extends DeclaredCall>(call: Call, response: CallResponse): ResponseOf<Call> {
  const { signed } = response;
  if (signed && response.json?.code === WRONG_SIGNATURE)
    throw new Deviation(
      `${response.call}: expected a success, but the signature was refused. Key id, secret and scope word are --key-id, CONFORMANCE_SECRET and --scope. The canonical request was\n${signed.canonicalRequest}\nand the string to sign\n${signed.stringToSign}`,
    );
  expectThat(isSuccess(response), response, "a success: HTTP 2xx, status success, code 0 or 200");
  const data = response.json?.data;
  if (isListForObject(call.spec.response, data))
    throw new Deviation(`${response.call}: data: a list instead of an object`);
  const checked = v.safeParse(call.spec.response, data);
  if (checked.success) {
    const wrong = findWrongTime(call.spec.response, data);
    if (wrong) throw new Deviation(`${response.call}: data${wrong}`);
    return checked.output as ResponseOf<Call>;
  }
  const [{ message }] = checked.issues;
  throw new Deviation(`${response.call}: data${atPath(checked.issues[0])}: ${message}`);
}

const atPath = (issue: v.BaseIssue<unknown>) => {
  const path = v.getDotPath(issue);
  return path ? `.${path}` : "";
};

/** Sends a call with the account's token and returns the validated data. */
export const sendForData = async <Call extends DeclaredCall>(context: Context, call: Call, options: CallOptions = {}) =>
  dataOf(call, await send(context, call, { token: context.token, ...options }));

/** Expects a failure of a call, a 404 included: what it asks for is not there. */
export function expectFailure(response: CallResponse, expected: string): void {
  if (response.json === undefined || isSuccess(response)) throw new Deviation(describeDifference(response, expected));
}

/** Expects HTTP 403 with one of the signature's codes. */
export function expectRefusal(response: CallResponse, code: number): void {
  expectThat(
    response.status === 403 && response.json?.code === code && response.json.status !== "success",
    response,
    `HTTP 403 with code ${code} in the envelope`,
  );
}
