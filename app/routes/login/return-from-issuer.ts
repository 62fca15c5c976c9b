import { replace } from "@remix-run/react";
import { STORAGE_KEY } from "~/config/storage-keys";
import { loadRouteNamespaces } from "~/i18n/translations";
import { removeStored } from "~/lib/storage/local-storage";
import { pathTo } from "~/navigation/paths";
import { LoginRefused } from "~/session/authentication";
import { chooseAuthentication } from "~/session/choose-authentication";
import { failedLogin } from "~/session/log-in-at-issuer";
import { endSession, isOfSession, sessionToken } from "~/session/session";
import { openSession } from "./open-session";

/** Finishes a login at the issuer that came back with this address: redirects to the screen, or to the login, which says why. */
export async function returnFromIssuer(address: URL): Promise<Response | undefined> {
  const { finishLogIn } = await chooseAuthentication();
  let returnTo = pathTo("Login");
  let token: string | undefined;
  try {
    const loggedIn = await finishLogIn?.(address);
    if (!loggedIn) return undefined;
    ({ returnTo, token } = loggedIn);
    removeStored(STORAGE_KEY.loggedOut);
    await loadRouteNamespaces();
    return await openSession(loggedIn, new URL(returnTo, address));
  } catch (error) {
    // Another session is kept: anyone can make a link that looks like a login that failed.
    if (token && isOfSession(token)) endSession();
    if (!sessionToken()) failedLogin.set({ error });
    return replace((error instanceof LoginRefused && error.returnTo) || returnTo);
  }
}
