import { expect, test } from "vitest";
import { users } from "#mocks/data/users";
import { accountOf, currentAccount } from "~/session/account";
import { changeUser, session } from "~/session/session";
import { isolateSession, startSessionAs } from "../support/session";

isolateSession();

test.each([
  [{ accountId: "15012312300", name: "王立群" }, "15012312300"],
  [{ accountId: "", name: "王立群" }, "王立群"],
  [{ accountId: "", name: "" }, ""],
  [null, ""],
])("the data of %j is stored under %j", (user, account) => {
  expect(accountOf(user)).toBe(account);
});

test.each([
  ["15012312300", "15012312300"],
  ["", "王立群"],
])(
  "the data of an account with the id %j stays under %j while the user is renamed and read again",
  (accountId, key) => {
    startSessionAs("admin");
    const user = { ...users.admin, accountId };
    session.set({ user });
    changeUser(session.get().token, { name: "王小群" });
    changeUser(session.get().token, { ...user, name: "王大群" });
    expect(session.get().user?.name).toBe("王大群");
    expect(currentAccount()).toBe(key);
  },
);
