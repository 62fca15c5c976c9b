import i18next from "i18next";
import { mayBeDone } from "~/api/client/api-error";
import { failureText } from "./failure-text";

/** As `failureText`, for a write: where nothing says whether it was done, that. */
export const writeFailureText = (error: unknown): string =>
  mayBeDone(error) ? i18next.t("console:writeUnknown") : failureText(error);
