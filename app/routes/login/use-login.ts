import { useFetcher, useLocation } from "@remix-run/react";
import type { LoginForm } from "~/api/login";
import type { LoginFailure } from "./login-error";

/** Sends a login to the screen's action, with the query that says where to go then. */
export function useLogin() {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<LoginFailure>();
  const sending = fetcher.state !== "idle";
  const logIn = (login: LoginForm) => {
    if (!sending) fetcher.submit(login, { method: "POST", encType: "application/json", action: pathname + search });
  };
  /** The last refusal, until the next try; another object each time. */
  const failure = sending ? undefined : fetcher.data;
  return { logIn, sending, refused: failure };
}
