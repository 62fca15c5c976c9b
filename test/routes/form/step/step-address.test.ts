import { expect, test } from "vitest";
import { normalizedStepAddress } from "~/routes/form/step/step-address";

test.each([
  ["", undefined],
  ["?step=2&a=1", undefined],
  ["?step=3", undefined],
  ["?step=9", "/form/step"],
  ["?step=abc&a=1#x", "/form/step?a=1#x"],
  ["?step=1", "/form/step"],
  ["?step=02", "/form/step?step=2"],
  ["?step=2&step=3", "/form/step?step=2"],
])("the address %s is repaired to %s", (query, repaired) => {
  expect(normalizedStepAddress(new URL(`http://localhost/form/step${query}`))).toBe(repaired);
});
