import { Alert } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ApiError } from "~/api/client/api-error";
import { failureText } from "~/i18n/failure-text";

/** The button that was pressed cannot have the focus while its write is pending. */
export function focusIfLost(alert: HTMLElement | null): void {
  if (document.activeElement === document.body) alert?.focus();
}

type Props = { title: string; error: Error | null };

/** Why a write failed; nothing for an expired login, which has its own dialog. One without a response may have been done, so the text asks to look before it is repeated. */
export function WriteFailure({ title, error }: Props) {
  const { t } = useTranslation("resource");
  if (!error) return null;
  if (error instanceof ApiError && error.isLoginExpired) return null;
  const isUnknown = error instanceof ApiError && !error.hasResponse;
  return (
    <Alert
      key={String(error)}
      ref={focusIfLost}
      tabIndex={-1}
      color={isUnknown ? "orange" : "red"}
      title={title}
      mb="md"
    >
      {isUnknown ? t("form.unknown") : failureText(error)}
    </Alert>
  );
}
