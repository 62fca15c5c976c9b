import { useFetcher, useLocation } from "@remix-run/react";
import type { LoginForm } from "~/api/login";
import type { LoginFailure } from "./login-error";

/** Submits a login to the route's action, with the query that names the screen to open afterwards. */
export function useLogin() {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<LoginFailure>();
  const isSubmitting = fetcher.state !== "idle";
  const logIn = (login: LoginForm) => {
    if (!isSubmitting)
      fetcher.submit(login, { method: "POST", encType: "application/json", action: pathname + search });
  };
  const failure = isSubmitting ? undefined : fetcher.data;
  return { logIn, isSubmitting, failure };
}
