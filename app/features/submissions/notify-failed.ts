import i18next from "i18next";
import { ApiError } from "~/api/client/api-error";
import { writeFailureText } from "~/i18n/write-failure-text";
import { notifyWithAllowedLink } from "./notify-with-allowed-link";

/** Says that a write has failed whose form was left, with a way back. Nothing for an expired login, which has its own dialog. */
export function notifyFailed(error: unknown, { id, what, to }: { id: string; what: string; to: string }): void {
  if (!(error instanceof ApiError) || error.isLoginExpired) return;
  const { mayBeDone } = error;
  const reason = writeFailureText(error);
  notifyWithAllowedLink({
    id,
    color: mayBeDone ? "orange" : "red",
    text: i18next.t(mayBeDone ? "submissions:left.unknown" : "submissions:left.refused", { what, reason }),
    link: i18next.t("submissions:left.view"),
    to,
  });
}
