import type { UseMutationResult } from "@tanstack/react-query";
import i18next from "i18next";
import { ApiError } from "~/api/client/api-error";
import { notifyWithLink } from "~/components/feedback/notify-with-link";
import { withoutBasePath } from "~/config/base-path";
import { failureText } from "~/i18n/failure-text";
import { currentAccount } from "~/session/account";

type Callbacks<T> = { onSuccess: (result: T) => void; onError: (error: Error) => void };

/**
 * The mutation's `mutate`, whose callbacks are called while the form is on the page: a failure that comes later is told in
 * a toast, which leads back to the address where it was sent. `what`: was sent, as in “The import” was not saved.
 */
export function toldMutate<T, V>({ mutateAsync }: UseMutationResult<T, Error, V>, what: () => string) {
  return (variables: V, { onSuccess, onError }: Partial<Callbacks<T>> = {}): void => {
    const { pathname, search } = window.__remixRouter.state.location;
    const account = currentAccount();
    let isShown = false;
    const show = (error: Error) => {
      isShown = true;
      onError?.(error);
    };
    mutateAsync(variables, { onSuccess, onError: show }).catch((error: unknown) => {
      // Another account has nothing to do with it.
      if (!isShown && currentAccount() === account) notifyFailed(error, what(), withoutBasePath(pathname) + search);
    });
  };
}

/** Nothing for an expired login, which has its own dialog. */
function notifyFailed(error: unknown, what: string, to: string): void {
  if (!(error instanceof ApiError) || error.isLoginExpired) return;
  const { mayBeDone } = error;
  const reason = mayBeDone ? i18next.t("console:writeUnknown") : failureText(error);
  notifyWithLink({
    id: `failed ${to}`,
    color: mayBeDone ? "orange" : "red",
    text: i18next.t(mayBeDone ? "console:left.unknown" : "console:left.refused", { what, reason }),
    link: i18next.t("resource:action.view"),
    to,
  });
}
