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
  ["keeps valid values", FILLED, FILLED],
  [
    "keeps values that break a rule, since a draft is only half filled in",
    { ...FILLED, name: "too long", words: [] },
    {
      ...FILLED,
      name: "too long",
      words: [],
    },
  ],
  [
    "keeps values that break a rule across fields",
    { ...FILLED, rate: { min: 30, max: 5 } },
    { ...FILLED, rate: { min: 30, max: 5 } },
  ],
  ["gives a missing field its initial value", { name: "a" }, { ...INITIAL, name: "a" }],
  ["gives a missing inner field its initial value", { rate: { min: 15 } }, { ...INITIAL, rate: { min: 15, max: 30 } }],
  [
    "gives a value of another type its initial value",
    { ...FILLED, name: 5, notify: "yes" },
    { ...FILLED, name: "", notify: false },
  ],
  ["replaces an unknown option", { ...FILLED, type: "tv" }, { ...FILLED, type: "app" }],
  ["replaces a list with a wrong item", { ...FILLED, words: ["x", 5] }, { ...FILLED, words: [] }],
  [
    "replaces one wrong inner field",
    { ...FILLED, rate: { min: "x", max: 25 } },
    { ...FILLED, rate: { min: 20, max: 25 } },
  ],
  ["replaces a text where inner fields belong", { ...FILLED, rate: "x" }, { ...FILLED, rate: INITIAL.rate }],
  ["leaves out fields that the form does not have", { ...FILLED, more: 1, constructor: 2 }, FILLED],
  ["nothing", undefined, INITIAL],
  ["null", null, INITIAL],
  ["replaces a list", [1, 2], INITIAL],
  ["replaces a text", "x", INITIAL],
])("%s", (_, data, expected) => {
  expect(sanitizeValues(rules, INITIAL, data)).toEqual(expected);
});

test("never throws, and never returns a value of a type that the rules do not know", () => {
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
