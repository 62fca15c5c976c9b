import { notifications } from "@mantine/notifications";
import type { UseMutationResult } from "@tanstack/react-query";
import { useTrackVisibility } from "~/components/layout/use-track-visibility";
import { loadNamespaces } from "~/i18n/translations";
import { currentAddress } from "~/lib/page/current-address";
import { currentAccount } from "~/session/account";

export type Callbacks<T> = Partial<{ onSuccess: (result: T) => void; onError: (error: Error) => void }>;

/** Loaded while something is sent, since it is seldom needed; without it the toast of every failed call is left. */
const loadNotice = () =>
  Promise.all([import("./notify-failed"), loadNamespaces(["submissions"])]).then(
    ([file]) => file,
    () => undefined,
  );

/**
 * The mutation's `mutate`, whose callbacks are called while the form is on the page. A failure that comes later, or while
 * the screen is being left, shows a notification with a link to the address where it was sent. `what` names what was sent,
 * such as “The imported data”. `isOpen`: of a dialog that stays mounted while it is closed.
 */
export function useMutateOrNotify<T, V>(
  { mutateAsync }: UseMutationResult<T, Error, V>,
  what: () => string,
  isOpen = true,
) {
  const trackVisibility = useTrackVisibility(isOpen);
  return (variables: V, { onSuccess, onError }: Callbacks<T> = {}): void => {
    const { pathname, search } = currentAddress();
    const to = pathname + search;
    const id = `failed ${to}`;
    // It is about an earlier try.
    notifications.hide(id);
    const account = currentAccount();
    const notice = loadNotice();
    const isInSight = trackVisibility();
    let isShown = false;
    const show = (error: Error) => {
      isShown = isInSight();
      onError?.(error);
    };
    mutateAsync(variables, { onSuccess, onError: show }).catch(async (error: unknown) => {
      const file = await notice;
      // Another account has nothing to do with it.
      if (!isShown && currentAccount() === account) file?.notifyFailed(error, { id, what: what(), to });
    });
  };
}
