import type { User } from "~/api/user";

/** The key of an account's data in the browser's storage. */
export const accountOf = (user: Pick<User, "accountId" | "name"> | null): string => user?.accountId || user?.name || "";
