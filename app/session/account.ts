import { useStore } from "~/lib/state/use-store";
import { type SessionUser, session } from "./session";

/** The key of an account's data in the browser's storage, which is the same for the whole session. */
export const accountOf = (user: Pick<SessionUser, "accountId" | "initialName" | "name"> | null): string =>
  user?.accountId || user?.initialName || user?.name || "";

/** The account of the session; empty without a login. */
export const currentAccount = (): string => accountOf(session.get().user);

export const useAccount = (): string => useStore(session, ({ user }) => accountOf(user));
