import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { sanitizeValues } from "~/lib/forms/sanitize-values";

const rules = v.object({
  name: v.pipe(v.string(), v.nonEmpty("empty"), v.maxLength(5, "long")),
  type: v.picklist(["app", "web"]),
  words: v.pipe(v.array(v.string()), v.minLength(1, "none")),
  notify: v.boolean(),
  rate: v.pipe(
    v.object({ min: v.pipe(v.number(), v.minValue(10, "low")), max: v.number() }),
    v.check(({ min, max }) => min <= max, "order"),
  ),
});
const INITIAL = { name: "", type: "app" as const, words: [], notify: false, rate: { min: 20, max: 30 } };
const FILLED = { name: "a", type: "web", words: ["x"], notify: true, rate: { min: 10, max: 20 } };

test.each<[string, unknown, object]>([
  ["valid values stay", FILLED, FILLED],
  [
    "values that break a rule stay too: a draft is half filled in",
    { ...FILLED, name: "too long", words: [] },
    {
      ...FILLED,
      name: "too long",
      words: [],
    },
  ],
  ["a rule across fields as well", { ...FILLED, rate: { min: 30, max: 5 } }, { ...FILLED, rate: { min: 30, max: 5 } }],
  ["a missing field has its first value", { name: "a" }, { ...INITIAL, name: "a" }],
  ["a missing inner field too", { rate: { min: 15 } }, { ...INITIAL, rate: { min: 15, max: 30 } }],
  ["of another type: its first value", { ...FILLED, name: 5, notify: "yes" }, { ...FILLED, name: "", notify: false }],
  ["an unknown choice", { ...FILLED, type: "tv" }, { ...FILLED, type: "app" }],
  ["one wrong word of a list", { ...FILLED, words: ["x", 5] }, { ...FILLED, words: [] }],
  ["one wrong inner field", { ...FILLED, rate: { min: "x", max: 25 } }, { ...FILLED, rate: { min: 20, max: 25 } }],
  ["a text where there are inner fields", { ...FILLED, rate: "x" }, { ...FILLED, rate: INITIAL.rate }],
  ["fields that the form does not have are left out", { ...FILLED, more: 1, constructor: 2 }, FILLED],
  ["nothing", undefined, INITIAL],
  ["null", null, INITIAL],
  ["a list", [1, 2], INITIAL],
  ["a text", "x", INITIAL],
])("%s", (_, data, expected) => {
  expect(sanitizeValues(rules, INITIAL, data)).toEqual(expected);
});

test("whatever is stored, no value is of a type that the rules do not know, and nothing is thrown", () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({
      name: fc.anything(),
      type: fc.anything(),
      words: fc.anything(),
      notify: fc.anything(),
      rate: fc.anything(),
    }),
  );
  fc.assert(
    fc.property(anything, (data) => {
      const values = sanitizeValues(rules, INITIAL, data);
      const { issues = [] } = v.safeParse(rules, values);
      expect(issues.filter(({ kind }) => kind === "schema")).toEqual([]);
      expect(Object.keys(values)).toEqual(Object.keys(INITIAL));
      expect(INITIAL).toEqual({ name: "", type: "app", words: [], notify: false, rate: { min: 20, max: 30 } });
    }),
  );
});
