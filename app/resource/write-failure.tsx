import { Alert } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ApiError } from "~/api/client/api-error";
import { failureText } from "~/i18n/failure-text";

type Props = { title: string; error: Error | null };

/** Why a write failed. One without a response may have been done, so the text asks to look before it is repeated. */
export function WriteFailure({ title, error }: Props) {
  const { t } = useTranslation("resource");
  if (!error) return null;
  const isUnknown = error instanceof ApiError && !error.hasResponse;
  return (
    <Alert color={isUnknown ? "orange" : "red"} title={title} mb="md">
      {isUnknown ? t("form.unknown") : failureText(error)}
    </Alert>
  );
}
