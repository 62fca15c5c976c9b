import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import { createElement } from "react";
import { type Failure, failures } from "~/api/client/failures";
import { logOut } from "~/api/login";
import { notify } from "~/components/feedback/notify";
import { TOAST_ID } from "~/config/appearance";
import { TOAST_MS } from "~/config/times";
import { loadFailureText } from "~/i18n/failure-text";
import { loadNamespaces } from "~/i18n/translations";
import type { Screen } from "~/navigation/screens";
import { accessDenied } from "~/session/access-denied";
import { isOfSession, session } from "~/session/session";

const [LOG_OUT] = logOut.queryKey;

/** Shows failed calls and denied screens; runs once, before the first render. */
export function startFeedback(): void {
  failures.listen(showFailure);
  accessDenied.listen(showAccessDenied);
}

/**
 * An expired login opens one dialog, however many calls report it, and none for an earlier session. Every other
 * failure is a toast.
 */
function showFailure({ error, reportsExpiry }: Failure): void {
  // A late response of an earlier session does not concern this one, unless that session may go on at the server.
  const isOfEarlier = error.token && !isOfSession(error.token);
  if (isOfEarlier && error.call !== LOG_OUT) return;
  if (reportsExpiry && error.isLoginExpired && (error.token || session.get().user)) session.set({ expired: true });
  else void loadFailureText(error).then(showToast);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** One toast for all failures: a second one replaces the first and stays its full time. */
function showToast(message: string): void {
  notify({
    id: TOAST_ID,
    color: "red",
    title: i18next.t("failure.toast"),
    message: createElement("span", { ref: onMount }, message),
    autoClose: false,
  });
}

/**
 * Each text is mounted anew, at start-up long after the failure, and its time starts then; unmounted it must hide no
 * later one.
 */
function onMount(text: Element | null): void {
  clearTimeout(timer);
  if (text) timer = setTimeout(() => notifications.hide(TOAST_ID), TOAST_MS);
}

async function showAccessDenied(screen: Screen): Promise<void> {
  // At the start of the page its texts may not be loaded yet.
  await loadNamespaces(["console"]).catch(() => {});
  notify({
    id: "refused",
    color: "orange",
    title: i18next.t("console:session.accessDeniedTitle"),
    message: i18next.t("console:session.accessDenied", { screen: i18next.t(`screens:${screen.title}`) }),
  });
}
