import type { User } from "~/api/user";
import { useStore } from "~/lib/state/use-store";
import { session } from "./session";

/** The key of an account's data in the browser's storage. */
export const accountOf = (user: Pick<User, "accountId" | "name"> | null): string => user?.accountId || user?.name || "";

/** The account of the session; empty without a login. */
export const currentAccount = (): string => accountOf(session.get().user);

export const useAccount = (): string => useStore(session, ({ user }) => accountOf(user));
