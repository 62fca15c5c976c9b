import * as v from "valibot";
import { SERVER_TEXT_MAX } from "~/config/limits";
import { isRecord } from "~/lib/state/is-record";

const envelopeSchema = v.object({
  status: v.optional(v.unknown()),
  code: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
});

export type RawResponse = { status: number; statusText: string; ok: boolean; text: string };

/** The data; a refusal with the server's message, else the status text, and what came with it; or an unreadable body. */
export type EnvelopeResult =
  | { kind: "data"; data: unknown }
  | { kind: "refused"; message: string; hasServerMessage: boolean; code: unknown; data: unknown }
  | { kind: "unreadable"; message: string };

/** Reads a response body as the envelope `{ status, code, data, message }`, whose names no other file of the client knows. */
export function readEnvelope({ text, ok, statusText }: RawResponse): EnvelopeResult {
  const body = parse(text);
  const fallbackMessage = ok ? "" : statusText;
  const envelope = isRecord(body) ? v.parse(envelopeSchema, body) : null;
  if (envelope === null || (envelope.status === undefined && envelope.code === undefined)) {
    return { kind: "unreadable", message: fallbackMessage };
  }
  const { status, code, data, message } = envelope;
  if (ok && status === "success" && (code === 0 || code === 200)) return { kind: "data", data };
  const reason = typeof message === "string" ? cutText(message.trim()) : "";
  return { kind: "refused", message: reason || fallbackMessage, hasServerMessage: reason !== "", code, data };
}

/** A reason that is shown, which the browser could not lay out if it were of any length. */
export const cutText = (text: string): string =>
  text.length > SERVER_TEXT_MAX ? `${text.slice(0, SERVER_TEXT_MAX)}…` : text;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
