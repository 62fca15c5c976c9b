import fc from "fast-check";
import { expect, test } from "vitest";
import { joinValues, splitValues } from "~/lib/text/value-list";

test("any values are the same after they were one text", () => {
  const value = fc.string({ unit: fc.constantFrom(..."%25C,", "%2C", "%25", "码"), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), (values) => {
      expect(splitValues(joinValues(values))).toEqual(values);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [["a", "b"], "a,b"],
  [["M,L", "S"], "M%2CL,S"],
  [["%2C"], "%252C"],
  [["%25"], "%2525"],
  [["100%", "5%2"], "100%,5%2"],
])("%j is written as %s", (values, text) => {
  expect(joinValues(values)).toBe(text);
  expect(splitValues(text)).toEqual(values);
});

test("a percent sign that was stored as it is, is read so", () => {
  expect(splitValues("50%,%%2C,%2c,100%2")).toEqual(["50%", "%,", "%2c", "100%2"]);
});
