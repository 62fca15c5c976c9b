import { STORAGE_KEY } from "~/config/storage-keys";
import { createStore } from "~/lib/state/store";
import { readStored } from "~/lib/storage/local-storage";
import { authentication } from "./choose-authentication";

/** Why the last login elsewhere failed; the login shows it. */
export const failedLogin = createStore<{ error: unknown }>({ error: undefined });

/**
 * Leaves the page where the deployment's operators log in elsewhere; resolves if they do not, or if that failed.
 * `login` is the login's address with what to return to.
 */
export async function logInElsewhere(login: string): Promise<void> {
  const { logIn } = await authentication();
  const isAnother = failedLogin.get().error !== undefined;
  failedLogin.set({ error: undefined });
  await logIn?.(login, isAnother).catch((error: unknown) => failedLogin.set({ error }));
}

/** Leaves a screen that needs a login; stays after a chosen logout, after which the next login begins by a press. */
export async function leaveToLogIn(login: string): Promise<void> {
  if (!readStored(STORAGE_KEY.loggedOut)) await logInElsewhere(login);
}
