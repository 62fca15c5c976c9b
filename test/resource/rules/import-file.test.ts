import { Blob } from "node:buffer";
import { describe, expect, test } from "vitest";
import { parseTable } from "~/resource/import/parse-table";
import { readText } from "~/resource/import/read-text";

const fileOf = (...parts: (string | number[] | Uint8Array)[]) =>
  new Blob(parts.map((part) => (typeof part === "string" ? part : new Uint8Array(part))));

describe("the text of a file", () => {
  test.each<[string, Blob, string]>([
    ["UTF-8", fileOf("集合,ab"), "集合,ab"],
    ["UTF-8 with a mark", fileOf([0xef, 0xbb, 0xbf], "集合"), "集合"],
    ["UTF-16 of a small end", fileOf([0xff, 0xfe], Buffer.from("集合", "utf16le")), "集合"],
    ["UTF-16 of a big end", fileOf([0xfe, 0xff], Buffer.from("集合", "utf16le").swap16()), "集合"],
    ["GB18030", fileOf([0xbc, 0xaf, 0xba, 0xcf]), "集合"],
    ["GB18030, with a byte of a mark", fileOf([0xb0, 0xfe]), "剥"],
    ["one letter", fileOf("a"), "a"],
  ])("in %s is read", async (_, file, text) => {
    expect(await readText(file)).toEqual({ text });
  });

  test.each<[string, Blob, string]>([
    ["nothing", fileOf(), "empty"],
    ["blanks alone", fileOf(" \r\n\t"), "empty"],
    ["a zero byte", fileOf("a\0b"), "binary"],
    ["a character that could not be read", fileOf("a\uFFFDb"), "binary"],
    ["bytes of no encoding", fileOf([0x80, 0xff, 0x81, 0xfe, 0xff]), "binary"],
  ])("with %s is refused as %s", async (_, file, problem) => {
    expect(await readText(file)).toEqual({ problem });
  });

  test("is not there if the file is gone or a folder", async () => {
    const arrayBuffer = () => Promise.reject(new Error("gone"));
    expect(await readText({ size: 1, arrayBuffer })).toEqual({ problem: "unreadable" });
    expect(await readText({ size: 0, arrayBuffer })).toEqual({ problem: "empty" });
  });

  test.each([
    [5 * 1024 * 1024, "text"],
    [5 * 1024 * 1024 + 1, "large"],
  ])("of %i bytes is %s", async (size, expected) => {
    const result = await readText({ size, arrayBuffer: async () => new TextEncoder().encode("a").buffer });
    expect(result).toEqual(expected === "large" ? { problem: "large" } : { text: "a" });
  });
});

describe("a table", () => {
  const rowsOf = (text: string) => {
    const table = parseTable(text);
    return "rows" in table ? table.rows.map(({ row, cells }) => [row, ...cells]) : table;
  };

  test.each<[string, string, unknown]>([
    ["commas", "a,b\n1,2", [[2, "1", "2"]]],
    ["semicolons", "a;b\n1,5;2", [[2, "1,5", "2"]]],
    ["tabs", "a\tb\n1\t2", [[2, "1", "2"]]],
    ["a delimiter that it names", "sep=|\na|b\n1|2", [[2, "1", "2"]]],
    ["a delimiter that it names in capitals", "SEP=|\r\na|b\r\n1|2", [[2, "1", "2"]]],
    ["a delimiter that it names, with old line ends", "sep=|\ra|b\r1|2", [[2, "1", "2"]]],
    [
      "blank lines",
      "\n,\na,b\n\n1,2\n , \n3,4\n",
      [
        [5, "1", "2"],
        [7, "3", "4"],
      ],
    ],
    ["blanks around its cells", "a,b\n 1 , 2 ", [[2, "1", "2"]]],
    ["a formula that a download wrote as text", "a,b\n'=1+1,'x", [[2, "=1+1", "'x"]]],
    [
      "a cell of two lines",
      'a,b\n"1\n2",3\n4,5',
      [
        [2, "1\n2", "3"],
        [3, "4", "5"],
      ],
    ],
    ["headers alone", "a,b", []],
    ["nothing", "", []],
    ["nothing but its delimiter", "sep=|", []],
    ["a text like a delimiter's line", "xsep=|\n1", [[2, "1"]]],
    ["a longer text like a delimiter's line", "sep=ab\n1", [[2, "1"]]],
  ])("with %s is read", (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test.each<[string, string, unknown]>([
    ["that it names, whatever others do", "sep=;\na,x;b,y\n1,2;3,4", [[2, "1,2", "3,4"]]],
    [
      "of all lines, whatever the headers have",
      "a;b,c,d\n1;2\n3;4",
      [
        [2, "1", "2"],
        [3, "3", "4"],
      ],
    ],
    ["that is none of a spreadsheet's", "a|b\n1|2", [[2, "1|2"]]],
  ])("has the delimiter %s", (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test.each([
    ["semicolons", "size, in m;count\n1,5;2", ["1,5", "2"]],
    ["tabs", "size, in m\tcount\n1,5\t2", ["1,5", "2"]],
  ])("has the delimiter that separates the list's headers: %s", (_, text, cells) => {
    const table = parseTable(text, (cell) => ["size, in m", "count"].includes(cell));
    expect(table).toMatchObject({ headers: ["size, in m", "count"], rows: [{ cells }] });
  });

  test("has the first row that is filled as its headers", () => {
    expect(parseTable(" , \na,b\n1,2")).toMatchObject({ headers: ["a", "b"], rows: [{ row: 3 }] });
    expect(parseTable("\n,,\na,b\n1,2")).toMatchObject({ headers: ["a", "b"] });
    expect(parseTable("")).toEqual({ headers: [], rows: [] });
  });

  test("marks the row of a quote that is closed in the wrong place", () => {
    expect(parseTable('a,b\n1,2\n"3"4,5')).toMatchObject({
      rows: [
        { row: 2, hasOpenQuote: false },
        { row: 3, hasOpenQuote: true },
      ],
    });
  });

  test.each([
    ["in the headers", 'a,"b\n1,2\n3,4', 1],
    ["in a row", 'a,b\n1,2\n"3,4\n5,6', 3],
    ["after old line ends", 'a,b\r1,2\r"3,4\r5,6', 3],
    ["after Windows' line ends", 'a,b\r\n1,2\r\n"3,4\r\n5,6', 3],
    ["after a line that names the delimiter", 'sep=,\r\na,b\r\n"3,4\r\n5,6', 3],
  ])("says in which line a quote opens that swallows the next lines: %s", (_, text, line) => {
    expect(parseTable(text)).toEqual({ openQuote: line });
  });
});
