import i18next from "i18next";
import { ApiError } from "~/api/client/api-error";
import { MissingFileError } from "~/lib/loading/import-with-retry";

/** The message of a failure: the server's, else a translated one for its reason. */
export function failureText(error: unknown): string {
  if (error instanceof MissingFileError) return i18next.t("failure.load");
  if (!(error instanceof ApiError)) return i18next.t("failure.unexpected");
  if (error.message) return error.message;
  return i18next.t(error.reason === "unreadable" ? "failure.unreadable" : "failure.network");
}
