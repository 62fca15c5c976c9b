import i18next from "i18next";
import { ApiError } from "~/api/client/api-error";
import { MissingFileError } from "~/lib/loading/import-with-retry";
import { loadNamespaces } from "./translations";

/** What gateways often answer with a page of their own, or in English. */
const KNOWN = [413, 429, 500, 502, 503, 504] as const;

/** What a status means, in the operator's language; empty for any other, and on pages without the console's words. */
function statusText({ status, retryAfter }: ApiError): string {
  const known = KNOWN.find((one) => one === status);
  if (!known) return "";
  // NaN of a date.
  const seconds = Number(retryAfter);
  return i18next.t(seconds ? "console:failed.wait" : `console:failed.${known}`, { seconds, defaultValue: "" });
}

/** The message of a failure: the server's, else a translated one for its status or its reason. */
export function failureText(error: unknown): string {
  // Of a call, if the code that renews its token is missing.
  const cause = error instanceof ApiError ? error.data : error;
  if (cause instanceof MissingFileError) return i18next.t("failure.load");
  if (!(error instanceof ApiError)) return i18next.t("failure.unexpected");
  if (error.hasServerMessage) return error.message;
  const text = statusText(error) || error.message;
  if (text) return text;
  return i18next.t(error.reason === "unreadable" ? "failure.unreadable" : "failure.network");
}

/** As `failureText`, with the texts of statuses also on pages that do without the console's words, as the login does. */
export async function loadFailureText(error: unknown): Promise<string> {
  // Without them the status text of the response has to do.
  if (error instanceof ApiError && error.status) await loadNamespaces(["console"]).catch(() => {});
  return failureText(error);
}
