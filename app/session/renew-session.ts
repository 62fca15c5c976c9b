import { MISSED_RENEWALS } from "~/config/limits";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readStored, writeStored } from "~/lib/storage/local-storage";
import { chooseAuthentication } from "./choose-authentication";
import { session, sessionToken, wasReplaced } from "./session";

const running = new Map<string, Promise<string | undefined>>();

/**
 * The session's token in place of an expired one: many calls that expire together, in all tabs of the browser, renew it
 * once. Undefined if the operator has to log in again; rejects with an ApiError if that is not known.
 */
export function renewSession(expired: string): Promise<string | undefined> {
  const renewed =
    running.get(expired) ?? oneTabAtATime(() => renewOnce(expired)).finally(() => running.delete(expired));
  running.set(expired, renewed);
  return renewed;
}

/** Web Locks exist in secure contexts only (https://w3c.github.io/web-locks/). */
const oneTabAtATime = <T>(run: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request("session-renewal", run) : run();

/** The session's token, if an earlier call or another tab has renewed the expired one. */
const replacementOf = (expired: string) => (wasReplaced(expired) ? sessionToken() : undefined);

async function renewOnce(expired: string): Promise<string | undefined> {
  if (sessionToken() !== expired) return replacementOf(expired);
  const { renew } = await chooseAuthentication();
  const renewal = readStored(STORAGE_KEY.renewal);
  const renewed = renewal ? await renew?.(renewal) : undefined;
  // Not after a logout in the meantime. Where tabs cannot wait for one another, another may have been faster.
  if (!renewed || sessionToken() !== expired) return replacementOf(expired);
  const { token } = renewed;
  if (renewed.renewal) writeStored(STORAGE_KEY.renewal, renewed.renewal);
  // In this order: when the event of the token reaches another tab, it can know that the session is the same.
  const replaced = [expired, ...(readStored(STORAGE_KEY.replacedTokens) ?? "").split(" ")];
  writeStored(STORAGE_KEY.replacedTokens, replaced.slice(0, MISSED_RENEWALS).join(" "));
  writeStored(STORAGE_KEY.token, token);
  if (session.get().token === expired) session.set({ token });
  return token;
}
