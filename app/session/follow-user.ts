import { getUser } from "~/api/user";
import { STORAGE_KEY } from "~/config/storage-keys";
import { DEDUPE_WINDOW_MS } from "~/config/times";
import { announce, listenTo } from "./other-tabs";
import { changeUser, isOfSession, session, sessionToken } from "./session";

/** Announces to the other tabs that the user was changed. `storage` is fired only when the text changes. */
export const announceUser = (): void => announce(STORAGE_KEY.userChange, String(Math.random()));

/** Reads the user again when another tab has changed it; returns the function that ends it. */
export function followUser(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = listenTo(STORAGE_KEY.userChange, (text) => {
    if (text === null) return;
    clearTimeout(timer);
    // Sooner, what was read a moment before the change could be the answer.
    timer = setTimeout(rereadUser, DEDUPE_WINDOW_MS);
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** Reads the user again; the user of before stays where that fails. */
export async function rereadUser(): Promise<void> {
  const token = sessionToken();
  const before = session.get().user;
  const user = await getUser({ token, quiet: true }).catch(() => undefined);
  if (!user || !isOfSession(token)) return;
  if (session.get().user === before) changeUser(token, user);
  // The server may have read it before what has been changed here meanwhile.
  else await rereadUser();
}
