import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { characterCount, fieldErrors, maxCharacters, nonBlank, oneOf, wholeNumber } from "~/lib/forms/form-rules";

const messageOf = (rule: v.GenericSchema, value: unknown) => v.safeParse(rule, value).issues?.[0].message;

test.each([
  ["", "empty"],
  [" \n\t　", "empty"],
  ["a", undefined],
  [" a ", undefined],
])('the rule "filled" gives %j the error %s', (text, message) => {
  expect(messageOf(nonBlank("empty"), text)).toBe(message);
});

test.each([
  ["", "choose"],
  ["c", "choose"],
  ["A", "choose"],
  ["a", undefined],
  ["b", undefined],
])('the rule "selected" gives %j the error %s', (text, message) => {
  expect(messageOf(oneOf(["a", "b"], "choose"), text)).toBe(message);
});

test.each([
  ["", 0],
  ["abc", 3],
  ["内容", 2],
  ["😀😀", 2],
  ["𠮷野家", 3],
  ["a\nb", 3],
])("the length of %j is %i", (text, length) => {
  expect(characterCount(text)).toBe(length);
  expect(messageOf(v.pipe(v.string(), maxCharacters(length, "long")), text)).toBeUndefined();
  expect(messageOf(v.pipe(v.string(), maxCharacters(length, "long")), `${text}字`)).toBe("long");
});

describe("a whole number from 1 to 60", () => {
  const rule = wholeNumber({ min: 1, max: 60 }, { empty: "empty", outOfRange: "outside" });

  test.each([
    ["1", 1],
    ["60", 60],
    [" 15 ", 15],
    ["１５", 15],
    ["15.0", 15],
    ["007", 7],
    ["\u202D15\u202C", 15],
  ])("reads %j as %i", (typed, number) => {
    expect(v.parse(rule, typed)).toBe(number);
  });

  test.each([
    ["", "empty"],
    [" 　", "empty"],
    ["0", "outside"],
    ["61", "outside"],
    ["2.5", "outside"],
    ["1,5", "outside"],
    ["-2", "outside"],
    ["1e1", "outside"],
    ["0xF", "outside"],
    ["15 fps", "outside"],
    ["1²", "outside"],
    ["①", "outside"],
    ["9".repeat(20), "outside"],
    ["Infinity", "outside"],
  ])("gives %j the error %s", (typed, message) => {
    expect(messageOf(rule, typed)).toBe(message);
  });

  test("accepts only whole numbers within the range, whatever is typed", () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer({ min: -5, max: 70 }).map(String));
    fc.assert(
      fc.property(typed, (text) => {
        const read = v.safeParse(rule, text);
        if (read.success) expect([...Array(61).keys()].slice(1)).toContain(read.output);
      }),
    );
  });
});

test("shows the first error of each field, in the order of the rules", () => {
  const rules = v.object({
    b: v.pipe(v.string(), v.nonEmpty("b is empty"), v.minLength(2, "b is short")),
    a: v.object({ c: v.pipe(v.string(), v.nonEmpty("c is empty")) }),
    d: v.pipe(v.array(v.string()), v.minLength(1, "d is empty")),
  });
  const wrong = fieldErrors(rules, { b: "", a: { c: "" }, d: [] });
  expect(Object.entries(wrong)).toEqual([
    ["b", "b is empty"],
    ["a.c", "c is empty"],
    ["d", "d is empty"],
  ]);
  expect(fieldErrors(rules, { b: "xy", a: { c: "x" }, d: ["x"] })).toEqual({});
});
