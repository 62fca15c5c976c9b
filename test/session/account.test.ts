import { expect, test } from "vitest";
import { accountOf } from "~/session/account";

test.each([
  [{ accountId: "15012312300", name: "王立群" }, "15012312300"],
  [{ accountId: "", name: "王立群" }, "王立群"],
  [{ accountId: "", name: "" }, ""],
  [null, ""],
])("the data of %j is stored under %j", (user, account) => {
  expect(accountOf(user)).toBe(account);
});
