import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { cellParser } from "~/resource/cell-parser";
import { formRules } from "~/resource/form/form-values";
import { readRows } from "~/resource/import/read-rows";
import { findRepeats } from "~/resource/import/repeats";
import { plainField, plainList, plainWords, textForm } from "../../support/plain-list";

describe("the rows of an import", () => {
  const columns = ["name", "count"].map((name) => ({
    name,
    headers: [`The ${name}`, `das ${name}`],
    parse: (cell: string) => cell.toLowerCase(),
  }));
  const rules = v.object({
    name: v.pipe(v.string(), v.minLength(2, "too short"), v.startsWith("a", "no a")),
    count: v.pipe(v.string(), v.digits("no number")),
  });
  const read = (text: string) => readRows(text, { columns, rules, quotes: "quotes", extra: (cell) => `extra ${cell}` });
  const one = (row: number, name: string, count: string) => ({ row, values: { name, count } });

  test("are read by their headers, in any language, order and case, with other columns between", () => {
    expect(read("X,das COUNT, the name \n1,2,AB")).toEqual({
      rows: [one(2, "ab", "2")],
      errors: [],
      total: 1,
      refused: [],
    });
    expect(read("count,name\n2,ab")).toMatchObject({ rows: [one(2, "ab", "2")] });
  });

  test("are separated as the headers are, whatever delimiters stand in other columns", () => {
    expect(read("name;das count;x,y,z,w\nab;1;1,2,3,4")).toMatchObject({ rows: [one(2, "ab", "1")] });
  });

  test.each<[string, string, object]>([
    ["no header of a column", "name,x\nab,2", { problem: "header", columns: ["count"] }],
    ["no headers", "", { problem: "header", columns: ["name", "count"] }],
    ["a header twice", "name,the name,count\nab,ab,2", { problem: "sameHeaders", columns: ["name"] }],
    ["no rows", "name,count\n,\n", { problem: "noRows" }],
    ["a quote that stays open", 'name,count\nab,"2\nac,3', { problem: "openQuote", line: 2 }],
    ["more than 5,000 rows", `name,count\n${"ab,1\n".repeat(5001)}`, { problem: "manyRows" }],
  ])("are not read from a file with %s", (_, text, problem) => {
    expect(read(text)).toEqual(problem);
  });

  test("may be 5,000", () => {
    expect(read(`name,count\n${"ab,1\n".repeat(5000)}`)).toMatchObject({ total: 5000, errors: [] });
  });

  test("with errors are left out, each cell with its first error, and are a file to correct", () => {
    expect(read("name,count\nab,1\nX,y\nac\nad,2")).toEqual({
      rows: [one(2, "ab", "1"), one(5, "ad", "2")],
      errors: [
        { row: 3, column: "name", value: "X", message: "too short" },
        { row: 3, column: "count", value: "y", message: "no number" },
        { row: 4, column: "count", value: "", message: "no number" },
      ],
      total: 4,
      refused: [["name", "count"], ["X", "y"], ["ac"]],
    });
  });

  test("are said to have a word that is no choice, of several words the unknown one, and no word at all", () => {
    const words = ["one", "some"].map((name) => ({
      name,
      headers: [],
      parse: (cell: string) => (name === "one" ? null : cell.split("|")),
      noChoice: (word: string) => `no ${word}`,
    }));
    const choose = v.check(() => false, "choose");
    const never = v.object({ one: v.pipe(v.any(), choose), some: v.pipe(v.any(), choose) });
    const file = readRows("one,some\nx,a|b|c\n,y\n", { columns: words, rules: never, quotes: "", extra: String });
    expect("errors" in file && file.errors.map(({ message }) => message)).toEqual(["no x", "no c", "choose", "no y"]);
  });

  test("with more cells than headers have one error, at the first of these cells", () => {
    expect(read("name,count\nx,y,,a,b\nab,1,,")).toMatchObject({
      rows: [one(3, "ab", "1")],
      errors: [{ row: 2, column: 4, value: "a", message: "extra a" }],
    });
  });

  test("with one cell more than headers have an error there", () => {
    expect(read("name,count\nab,1,x")).toMatchObject({ rows: [], errors: [{ column: 3, value: "x" }] });
  });

  test("with a quote in the wrong place have one error", () => {
    expect(read('name,count\n"a"b,1')).toMatchObject({
      rows: [],
      errors: [{ row: 2, column: null, value: expect.stringContaining("a"), message: "quotes" }],
    });
  });

  test("that say the same as an earlier one, or as a record, are named", () => {
    const rows = [one(2, "ab", "1"), one(3, "ac", "1"), one(5, " ab ", "1"), one(6, "ab", "2"), one(7, "x", "9")];
    expect(findRepeats(plainList, rows, [])).toEqual([5]);
    expect(
      findRepeats(plainList, rows, [
        { id: 1, name: "x", count: 9 },
        { id: 2, name: "ac" },
      ]),
    ).toEqual([5, 7]);
  });
});

describe("a cell", () => {
  const words = { yes: "ja" };
  const form = {
    ...textForm,
    parse: (text: string, { label }: { label: string }) => (text === label ? words.yes : text.toUpperCase()),
    rule: ({ label }: { label: string }) =>
      v.pipe(
        v.string(),
        v.check((text) => text === "ja", `not ${label}`),
      ),
  };
  const contexts = ["oui", "yes"].map((label) => ({ ...plainWords.context(""), label }));

  test.each([
    ["oui", { value: "ja", message: undefined }],
    ["yes", { value: "ja", message: undefined }],
    ["no", { value: "NO", message: "not oui" }],
  ])("%s is read in the first language in which it is valid, or refused in the first", (text, parsed) => {
    expect(cellParser(form, contexts)(text)).toEqual(parsed);
  });

  test("is nothing without a language", () => {
    expect(cellParser(form, [])("yes")).toEqual({ value: null, message: undefined });
  });
});

test("an import checks what the form does", () => {
  const fields = { name: plainField({ form: textForm }), note: plainField({}) };
  const rules = formRules({ fields }, plainWords);
  expect(v.safeParse(rules, { name: "" }).issues?.map(({ message }) => message)).toEqual(["name is missing"]);
  expect(v.parse(rules, { name: "a", note: 1 })).toEqual({ name: "a" });
});
