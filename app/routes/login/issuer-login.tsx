import { useLocation } from "@remix-run/react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "~/api/client/api-error";
import { SubmitButton } from "~/components/actions/submit-button";
import { failureText } from "~/i18n/failure-text";
import { useStore } from "~/lib/state/use-store";
import { LoginRefused } from "~/session/authentication";
import { failedLogin, logInAtIssuer } from "~/session/log-in-at-issuer";
import { LoginError } from "./login-error";

/** The way to log in at the issuer, with why the last login there failed. */
export function IssuerLogin() {
  const { t } = useTranslation("issuer");
  const { pathname, search, hash } = useLocation();
  const error = useStore(failedLogin, (current) => current.error);
  const [isRedirecting, setRedirecting] = useState(false);
  const errorId = useId();

  function describe(): string | undefined {
    if (error === undefined) return undefined;
    if (error instanceof LoginRefused) return error.message ? t("refusedFor", { reason: error.message }) : t("refused");
    return error instanceof ApiError ? failureText(error) : t("failed");
  }

  async function leave(event: FormEvent) {
    event.preventDefault();
    if (isRedirecting) return;
    setRedirecting(true);
    await logInAtIssuer(pathname + search + hash);
    setRedirecting(false);
  }

  return (
    <form onSubmit={leave}>
      <LoginError id={errorId} text={describe()} />
      <SubmitButton size="md" fullWidth isPending={isRedirecting} aria-describedby={errorId} autoFocus>
        {t(error === undefined ? "logIn" : "again")}
      </SubmitButton>
    </form>
  );
}
