import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { confirmation, flag, id, integer, listOf, nothing, number, requiredText, text, texts } from "~/api/fields";

const row = v.object({ text, number, flag, texts, list: listOf(v.object({ id, text })) });
const EMPTY = { text: "", number: 0, flag: false, texts: [], list: [] };
const NULLS = { text: null, number: null, flag: null, texts: null, list: null };

describe("defaults for fields that the server leaves out", () => {
  test.each<[string, object, object]>([
    ["missing", {}, EMPTY],
    ["null", NULLS, EMPTY],
    ["unknown fields are ignored", { ...NULLS, more: 1 }, EMPTY],
    ["in the rows of a list too", { list: [{ id: 1 }] }, { ...EMPTY, list: [{ id: 1, text: "" }] }],
  ])("%s", (_, input, expected) => {
    expect(v.parse(row, input)).toEqual(expected);
  });

  test("are not shared between rows", () => {
    const [one, two] = [v.parse(row, {}), v.parse(row, {})];
    one.texts.push("mine");
    expect(two.texts).toEqual([]);
  });
});

test.each<[string, v.GenericSchema, unknown, unknown]>([
  ["a text that is a number", text, 13800000000, "13800000000"],
  ["a text", text, "原样", "原样"],
  ["a required text that is a number", requiredText, 0, "0"],
  ["texts with a number among them", texts, ["a", 1], ["a", "1"]],
  ["an identifier that is a number", id, 7, 7],
  ["an identifier that is a text", id, "7", "7"],
  ["the largest number that is exact", id, 9007199254740991, 9007199254740991],
  ["a longer identifier that is a text", id, "9007199254740993", "9007199254740993"],
  ["a confirmation", confirmation, true, true],
  ["a response that is not used", nothing, null, null],
])("accepts %s", (_, schema, input, expected) => {
  expect(v.parse(schema, input)).toEqual(expected);
});

test.each<[string, v.GenericSchema, unknown]>([
  ["a required text that is missing", requiredText, undefined],
  ["a required text that is null", requiredText, null],
  ["a text that is an object", text, {}],
  ["a number that is text", number, "12"],
  ["a flag that is a number", flag, 1],
  ["a list that is an object", listOf(id), {}],
  ["texts with null among them", texts, [null]],
  ["an identifier that is missing", id, undefined],
  ["an identifier that may have been rounded", id, JSON.parse("9007199254740993")],
  ["an identifier that is a fraction", id, 0.5],
  ["a number of a record that may have been rounded", integer, JSON.parse("9007199254740993")],
  ["a confirmation that is false", confirmation, false],
])("rejects %s", (_, schema, input) => {
  expect(v.is(schema, input)).toBe(false);
});
