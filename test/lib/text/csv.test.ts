import { parse } from "papaparse";
import { describe, expect, it } from "vitest";
import { type CsvCell, withoutFormulaQuote, writeCsv, writeCsvRows } from "~/lib/text/csv";

describe("writeCsv", () => {
  it("begins with a byte-order mark and ends lines as RFC 4180 says", () => {
    expect(
      writeCsv([
        ["编号", "名称"],
        ["1", "二"],
      ]),
    ).toBe("\uFEFF编号,名称\r\n1,二");
  });

  it("writes only the byte-order mark when there are no rows", () => {
    expect(writeCsv([])).toBe("\uFEFF");
  });
});

describe("a cell", () => {
  it.each<[string, CsvCell, string]>([
    ["a text", "word", "word"],
    ["a comma", "a,b", '"a,b"'],
    ["quotes", 'a "b"', '"a ""b"""'],
    ["a line break", "a\nb", '"a\nb"'],
    ["a number", 1.5, "1.5"],
    ["a negative number", -5, "-5"],
    ["nothing", "", ""],
    ["=", "=1+1", '"\'=1+1"'],
    ["+", "+1", '"\'+1"'],
    ["- as text", "-1", '"\'-1"'],
    ["@", "@SUM(A1)", '"\'@SUM(A1)"'],
    ["a full-width =", "＝1+1", '"\'＝1+1"'],
    ["a full-width +", "＋1", '"\'＋1"'],
    ["a full-width -", "－1", '"\'－1"'],
    ["a full-width @", "＠SUM(A1)", '"\'＠SUM(A1)"'],
    ["a line feed before a formula", "\n=1", "\"'\n'=1\""],
    ["a tab before a formula", "\t=1", "\"'\t'=1\""],
    ["a formula within", "a=1", "a=1"],
    ["a formula after a semicolon", "x;=1+1", "x;'=1+1"],
    ["a formula in the next line", "x\n+1;\t@A1", "\"x\n'+1;\t'@A1\""],
    ["a list of lines", "x;\n y", '"x;\n y"'],
  ])("writes %s", (_, cell, text) => {
    expect(writeCsvRows([[cell]])).toBe(text);
  });

  it.each(["=1+1", "＝1+1", "'=1+1", "''-1", "'tis", "a=1", "@", "x;=1", "x;'=1", "\n'=1", ""])(
    "%j comes back from a file as it was",
    (cell) => {
      const { data } = parse<string[]>(writeCsvRows([[cell, "end"]]));
      expect(data[0]?.map(withoutFormulaQuote)).toEqual([cell, "end"]);
    },
  );

  it.each([
    ["'=1+1", "=1+1"],
    ["'-1", "-1"],
    ["'tis", "'tis"],
    ["''=1", "'=1"],
    ["a'=1", "a'=1"],
    ["", ""],
  ])("%s is read as %s", (cell, text) => {
    expect(withoutFormulaQuote(cell)).toBe(text);
  });
});
