import i18next from "i18next";
import { ApiError, mayBeDone } from "~/api/client/api-error";
import { writeFailureText } from "~/i18n/write-failure-text";
import { ProblemAlert } from "./problem-alert";

/** The button that was pressed cannot have the focus while its write is pending. */
export function focusIfLost(alert: HTMLElement | null): void {
  if (document.activeElement === document.body) alert?.focus();
}

type Props = {
  /** Of a write that was not done; one without an answer has a title of its own. */
  title: string;
  error: Error | null;
  /** What the server said of fields that are not in the form. */
  reasons?: readonly string[];
};

/** Why a write failed, until the next try; nothing for an expired login, which has its own dialog. */
export function WriteFailure({ title, error, reasons = [] }: Props) {
  if (!error) return null;
  if (error instanceof ApiError && error.isLoginExpired) return null;
  const isUnknown = mayBeDone(error);
  return (
    <ProblemAlert
      key={String(error)}
      // Without reasons the failure's toast has the same words, and announces them.
      role={error instanceof ApiError && !isUnknown && reasons.length === 0 ? "group" : "alert"}
      ref={focusIfLost}
      tabIndex={-1}
      color={isUnknown ? "orange" : "red"}
      title={isUnknown ? i18next.t("console:outcomeUnknown") : title}
      mb="md"
    >
      {writeFailureText(error)}
      {reasons.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </ProblemAlert>
  );
}
