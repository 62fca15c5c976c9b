import { MISSED_RENEWALS } from "~/config/limits";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readStored, writeStored } from "~/lib/storage/local-storage";
import { chooseAuthentication } from "./choose-authentication";
import { endedRenewals, session, sessionToken, wasReplaced } from "./session";

/** Loads what a renewal needs. */
export const prepareRenewal = chooseAuthentication;

const running = new Map<string, Promise<string | undefined>>();

/**
 * The session's token in place of an expired one: many calls that expire together, in all tabs of the browser, renew it
 * once. Undefined if the operator has to log in again; rejects with an ApiError if that is not known.
 * After a logout the writes that waited, and then its own call, share a token that is stored nowhere else.
 */
export function renewSession(expired: string): Promise<string | undefined> {
  const forget = () => endedRenewals.has(expired) || running.delete(expired);
  const renewed = running.get(expired) ?? oneTabAtATime(() => renewOnce(expired)).finally(forget);
  running.set(expired, renewed);
  return renewed;
}

/** Web Locks exist in secure contexts only, and are refused where storage is blocked (https://w3c.github.io/web-locks/). */
async function oneTabAtATime<T>(run: () => Promise<T>): Promise<T> {
  let started: Promise<T> | undefined;
  const runOnce = () => {
    started ??= run();
    return started;
  };
  if ("locks" in navigator) await navigator.locks.request("session-renewal", runOnce).catch(() => undefined);
  return runOnce();
}

/** The session's token, if an earlier call or another tab has renewed the expired one. */
const replacementOf = (expired: string) => (wasReplaced(expired) ? sessionToken() : undefined);

async function renewOnce(expired: string): Promise<string | undefined> {
  const renewal = sessionToken() === expired ? readStored(STORAGE_KEY.renewal) : endedRenewals.get(expired);
  if (!renewal) return replacementOf(expired);
  const { renew } = await chooseAuthentication();
  const renewed = await renew?.(renewal);
  // Where tabs cannot wait for one another, another may have been faster.
  if (!renewed) return replacementOf(expired);
  const { token } = renewed;
  // The session may have ended in the meantime.
  if (sessionToken() !== expired) return endedRenewals.has(expired) ? token : replacementOf(expired);
  if (renewed.renewal) writeStored(STORAGE_KEY.renewal, renewed.renewal);
  // In this order: when the event of the token reaches another tab, it can know that the session is the same.
  const replaced = [expired, ...(readStored(STORAGE_KEY.replacedTokens) ?? "").split(" ")];
  writeStored(STORAGE_KEY.replacedTokens, replaced.slice(0, MISSED_RENEWALS).join(" "));
  writeStored(STORAGE_KEY.token, token);
  if (session.get().token === expired) session.set({ token });
  return token;
}
