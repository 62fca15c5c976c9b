import { announceUser, rereadUser } from "~/session/follow-user";
import { isOfSession } from "~/session/session";

/**
 * Reads the user again, here and in the other tabs, after a write of that session that may have been done: the user is
 * no query, so nothing else does.
 */
export function rereadUserEverywhere(token: string): void {
  if (isOfSession(token)) rereadUser().then(announceUser);
}
