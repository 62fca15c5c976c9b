import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { normalizedStepAddress } from "~/routes/form/step/step-address";

const STEP = pathTo("Step");

test.each([
  ["", undefined],
  ["?step=2&a=1", undefined],
  ["?step=3", undefined],
  ["?step=9", STEP],
  ["?step=abc&a=1#x", `${STEP}?a=1#x`],
  ["?step=1", STEP],
  ["?step=02", `${STEP}?step=2`],
  ["?step=2&step=3", `${STEP}?step=2`],
])("normalizes the address %s to %s", (query, normalized) => {
  expect(normalizedStepAddress(new URL(STEP + query, "http://localhost"))).toBe(normalized);
});
