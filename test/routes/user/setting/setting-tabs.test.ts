import { expect, test } from "vitest";
import { normalizedTabAddress } from "~/routes/user/setting/setting-tabs";

test.each([
  ["", undefined],
  ["?tab=security&a=1", undefined],
  ["?tab=nope&a=1#x", "/user/setting?a=1#x"],
  ["?tab=basic", "/user/setting"],
])("the address %s is repaired to %s", (query, repaired) => {
  expect(normalizedTabAddress(new URL(`http://localhost/user/setting${query}`))).toBe(repaired);
});
