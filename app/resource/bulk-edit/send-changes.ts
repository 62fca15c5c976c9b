import { ApiError } from "~/api/client/api-error";
import { CHANGES_AT_ONCE } from "~/config/limits";
import type { SendOptions } from "~/resource/actions/sending";
import { changeRecord, type SavedChange } from "~/resource/data/mutations";
import { isRefusedForItself } from "~/resource/data/portions";
import { type FormValues, formBody, formValues } from "~/resource/form/form-values";
import type { Resource, Row } from "~/resource/resource";

/** A record as it is, and the form's values that it is to have. */
export type RecordChange = { row: Row; values: FormValues };
export type Refusal = { change: RecordChange; error: Error };

export type ChangesResult = {
  /** The records as the server has them now. */
  saved: Row[];
  /** What would take the saved changes back. */
  reverse: RecordChange[];
  refused: Refusal[];
  /** What was not sent, because it was stopped, the login expired or the server did not answer. */
  rest: RecordChange[];
};

/** What would take a saved change of a record back. */
export function reverseOf(resource: Resource, { before, saved, body }: SavedChange): RecordChange {
  const values = formValues(resource, before);
  const taken = Object.fromEntries(Object.keys(body).map((name) => [name, values[name] ?? null]));
  return { row: saved, values: { ...formValues(resource, saved), ...taken } };
}

type RecordResult = { saved: Row; reverse: RecordChange } | Refusal;

async function sendOne(resource: Resource, change: RecordChange): Promise<RecordResult> {
  const before = formValues(resource, change.row);
  const body = formBody(resource, change.values, before);
  try {
    // The failures are reported together.
    const saved = await changeRecord(resource, change.row, body, { quiet: true });
    return { saved, reverse: reverseOf(resource, { before: change.row, saved, body }) };
  } catch (error) {
    if (error instanceof Error) return { change, error };
    throw error;
  }
}

const isExpired = ({ error }: Refusal) => error instanceof ApiError && error.isLoginExpired;

/**
 * Sends changes, some at once, each as a request of its own. A refusal does not stop the others; another failure leaves
 * those that were not sent.
 */
export async function sendChanges(
  resource: Resource,
  changes: readonly RecordChange[],
  { signal, onProgress }: SendOptions = {},
): Promise<ChangesResult> {
  const all: ChangesResult = { saved: [], reverse: [], refused: [], rest: [] };
  for (let start = 0; start < changes.length; start += CHANGES_AT_ONCE) {
    const portion = changes.slice(start, start + CHANGES_AT_ONCE);
    const results = await Promise.all(portion.map((change) => sendOne(resource, change)));
    for (const result of results) {
      if ("saved" in result) {
        all.saved.push(result.saved);
        all.reverse.push(result.reverse);
      } else if (isExpired(result)) all.rest.push(result.change);
      else all.refused.push(result);
    }
    onProgress?.(start + portion.length);
    if (signal?.aborted || results.some((result) => "error" in result && !isRefusedForItself(result.error))) {
      all.rest.push(...changes.slice(start + CHANGES_AT_ONCE));
      break;
    }
  }
  return all;
}
