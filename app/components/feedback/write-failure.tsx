import { useTranslation } from "react-i18next";
import { ApiError, mayBeDone } from "~/api/client/api-error";
import { failureText } from "~/i18n/failure-text";
import { ProblemAlert } from "./problem-alert";

/** The button that was pressed cannot have the focus while its write is pending. */
export function focusIfLost(alert: HTMLElement | null): void {
  if (document.activeElement === document.body) alert?.focus();
}

type Props = {
  title: string;
  error: Error | null;
  /** What the server said of fields that are not in the form. */
  reasons?: readonly string[];
};

/** Why a write failed, until the next try; nothing for an expired login, which has its own dialog. */
export function WriteFailure({ title, error, reasons = [] }: Props) {
  const { t } = useTranslation("console");
  if (!error) return null;
  if (error instanceof ApiError && error.isLoginExpired) return null;
  const isUnknown = mayBeDone(error);
  return (
    <ProblemAlert
      key={String(error)}
      ref={focusIfLost}
      tabIndex={-1}
      color={isUnknown ? "orange" : "red"}
      title={title}
      mb="md"
    >
      {isUnknown ? t("writeUnknown") : failureText(error)}
      {reasons.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </ProblemAlert>
  );
}
