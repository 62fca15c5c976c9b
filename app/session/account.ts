import type { User } from "~/api/user";

/** The name under which the browser keeps what belongs to an account. */
export const accountOf = (user: Pick<User, "accountId" | "name"> | null): string => user?.accountId || user?.name || "";
