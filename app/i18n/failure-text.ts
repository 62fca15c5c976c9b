import i18next from "i18next";
import { ApiError } from "~/api/client/api-error";
import { MissingFileError } from "~/lib/loading/import-with-retry";

/** What gateways often answer with a page of their own, or in English. */
const KNOWN = new Map<number, "tooLarge" | "tooMany" | "noAnswer" | "outOfService" | "late">([
  [413, "tooLarge"],
  [429, "tooMany"],
  [502, "noAnswer"],
  [503, "outOfService"],
  [504, "late"],
]);

/** What a status means, in the operator's language; empty for any other, and on pages without the console's words. */
function statusText({ status, retryAfter }: ApiError): string {
  const known = KNOWN.get(status);
  if (known === undefined || !i18next.hasResourceBundle(i18next.language, "console")) return "";
  const seconds = /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return seconds ? i18next.t("console:failed.wait", { count: seconds }) : i18next.t(`console:failed.${known}`);
}

/** The message of a failure: the server's, else a translated one for its status or its reason. */
export function failureText(error: unknown): string {
  if (error instanceof MissingFileError) return i18next.t("failure.load");
  if (!(error instanceof ApiError)) return i18next.t("failure.unexpected");
  if (error.hasServerMessage) return error.message;
  const text = statusText(error) || error.message;
  if (text) return text;
  return i18next.t(error.reason === "unreadable" ? "failure.unreadable" : "failure.network");
}
