import { STORAGE_KEY } from "~/config/storage-keys";
import { createStore } from "~/lib/state/store";
import { readStored } from "~/lib/storage/local-storage";
import { chooseAuthentication } from "./choose-authentication";

/** Why the last login at the issuer failed; the login shows it. */
export const failedLogin = createStore<{ error: unknown }>({ error: undefined });

/**
 * Leaves the page for the issuer where the deployment has one; resolves if it has none, or if that failed.
 * `login` is the login's address with what to return to.
 */
export async function logInAtIssuer(login: string): Promise<void> {
  const { logIn } = await chooseAuthentication();
  const isAnother = failedLogin.get().error !== undefined;
  failedLogin.set({ error: undefined });
  await logIn?.(login, isAnother).catch((error: unknown) => failedLogin.set({ error }));
}

/** Leaves a screen that needs a login; stays after a chosen logout, after which the next login begins by a press. */
export async function leaveForIssuer(login: string): Promise<void> {
  if (!readStored(STORAGE_KEY.loggedOut)) await logInAtIssuer(login);
}
