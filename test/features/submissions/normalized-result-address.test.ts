import { expect, test } from "vitest";
import { normalizedResultAddress } from "~/features/submissions/normalized-result-address";

test.each([
  ["/result/success", undefined],
  ["/result/success?form=Step", undefined],
  ["/result/error?form=Group#x", undefined],
  ["/result/success?form=Nothing", "/result/success"],
  ["/result/error?form=Step&page=2", "/result/error?form=Step"],
])("%s is normalized to %s", (path, expected) => {
  expect(normalizedResultAddress(new URL(path, "http://localhost"))).toBe(expected);
});
