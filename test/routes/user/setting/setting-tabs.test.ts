import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { normalizedTabAddress } from "~/routes/user/setting/setting-tabs";

test.each([
  ["", undefined],
  ["?tab=security&a=1", undefined],
  ["?tab=nope&a=1#x", `${pathTo("Setting")}?a=1#x`],
  ["?tab=basic", pathTo("Setting")],
])("normalizes the address %s to %s", (query, normalized) => {
  expect(normalizedTabAddress(new URL(pathTo("Setting") + query, "http://localhost"))).toBe(normalized);
});
