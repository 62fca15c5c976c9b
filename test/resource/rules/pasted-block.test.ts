import { describe, expect, test } from "vitest";
import { editableFields } from "~/resource/bulk-edit/editable-fields";
import { readBlock } from "~/resource/bulk-edit/read-block";
import type { Row } from "~/resource/resource";
import { plainField, plainList, plainWords, textForm } from "../../support/plain-list";

describe("several records", () => {
  test("can be given the same value of the fields of the form, but not the same name", () => {
    expect(editableFields(plainList)).toEqual(["count"]);
    expect(editableFields({ ...plainList, calls: { list: plainList.calls.list } })).toEqual([]);
  });

  const rows: Row[] = [
    { id: 1, name: "a", count: 1 },
    { id: 2, name: "b", count: 2 },
  ];
  const columns = [
    { name: "number", isEditable: true },
    { name: "name", isEditable: true },
    { name: "count", isEditable: true },
  ];
  const paste = (text: string, from = 0, editable = columns) => {
    const target = { rows, columns: editable.slice(from) };
    return readBlock(plainList, text, target, { languages: [plainWords], notEditable: "fixed" });
  };
  const valuesOf = ({ changes }: ReturnType<typeof paste>) => changes.map(({ row, values }) => [row.id, values]);

  test.each<[string, string, [number, object][]]>([
    ["a cell", "x", [[1, { name: "x", count: "1" }]]],
    [
      "cells",
      "x\t7\ny\t8",
      [
        [1, { name: "x", count: "7" }],
        [2, { name: "y", count: "8" }],
      ],
    ],
    [
      "cells with Windows' line ends",
      "x\t7\r\ny\t8\r\n",
      [
        [1, { name: "x", count: "7" }],
        [2, { name: "y", count: "8" }],
      ],
    ],
    ["a cell with an old line end", "x\r", [[1, { name: "x", count: "1" }]]],
    ["a cell of several lines", '"x\ny"\t7', [[1, { name: "x\ny", count: "7" }]]],
    ["a quote that is part of a text", '5" wide\t7', [[1, { name: '5" wide', count: "7" }]]],
    [
      "quotes that are part of texts",
      '"x" y\t7\r\n"z"\t8',
      [
        [1, { name: '"x" y', count: "7" }],
        [2, { name: '"z"', count: "8" }],
      ],
    ],
    ["a quoted text that is copied alone", '"x"', [[1, { name: '"x"', count: "1" }]]],
    ["a quoted cell beside another one", '"x"\t7', [[1, { name: "x", count: "7" }]]],
    ["a quoted cell beside one with commas", 'a,b,c\t"7"', [[1, { name: "a,b,c", count: "7" }]]],
    ["blanks around it", "  x ", [[1, { name: "x", count: "1" }]]],
    ["a formula that was written as text", "'=1", [[1, { name: "=1", count: "1" }]]],
    ["what is there already", "a\t1\nb\t2", []],
    ["what is there already, and something new", "a\t1\nb\t9", [[2, { name: "b", count: "9" }]]],
  ])("are changed by %s", (_, text, changes) => {
    const block = paste(text, 1);
    expect(valuesOf(block)).toEqual(changes);
    expect([block.problems, block.beyond]).toEqual([[], { rows: 0, columns: 0 }]);
  });

  test("are reported where the block is larger than the table", () => {
    expect(paste("x\t7\t9\ny\t8\nz\t9\nz\t9", 1).beyond).toEqual({ rows: 2, columns: 1 });
    expect(paste("x", 1).beyond).toEqual({ rows: 0, columns: 0 });
  });

  test("keep what no rule accepts or no form has", () => {
    const block = paste("5\t \t7\n\tb\t2");
    expect(valuesOf(block)).toEqual([[1, { name: "a", count: "7" }]]);
    expect(block.problems).toEqual([
      { row: rows[0], name: "number", text: "5", message: "fixed" },
      { row: rows[0], name: "name", text: "", message: "name is missing" },
    ]);
  });

  test("keep what is changed in its form alone, unless it is the same", () => {
    const fixed = columns.map((column) => ({ ...column, isEditable: column.name !== "count" }));
    expect(paste("7\n2", 2, fixed)).toMatchObject({
      changes: [],
      problems: [{ row: rows[0], name: "count", text: "7", message: "fixed" }],
    });
  });

  test("ignore cells in columns that hold no data", () => {
    const block = paste("x\ty", 1, [...columns.slice(0, 1), { name: "select", isEditable: true }, ...columns.slice(1)]);
    expect([valuesOf(block), block.problems]).toEqual([[[1, { name: "y", count: "1" }]], []]);
  });

  test("are not changed by their text in any language", () => {
    const fields = { count: plainField({ form: textForm, text: (value, { label }) => `${label} ${value}` }) };
    const languages = ["zählt", "counts"].map((label) => ({
      ...plainWords,
      context: (name: string) => ({ ...plainWords.context(name), label }),
    }));
    const target = { rows, columns: [{ name: "count", isEditable: true }] };
    const block = readBlock({ ...plainList, fields }, "counts 1\nzählt 2", target, { languages, notEditable: "fixed" });
    expect(block).toMatchObject({ changes: [], problems: [] });
  });

  const words = (text: string) => {
    const target = { rows: [{ id: 1, name: " a \n  b ", count: 1 }, ...rows], columns: columns.slice(1) };
    return valuesOf(readBlock(plainList, text, target, { languages: [plainWords], notEditable: "fixed" }));
  };

  test("are not changed by their text without the blanks around it, nor on one line", () => {
    expect(words('"a \n  b"\t1')).toEqual([]);
    expect(words("a b")).toEqual([]);
  });

  test.each([
    ["in a row", "a b\t1"],
    ["in a column", "a b\na"],
    ["in a block", "a b\t1\na\t1"],
  ])("are changed by their text on one line beside others, %s", (_, text) => {
    expect(words(text)).toEqual([[1, { name: "a b", count: "1" }]]);
  });

  test("are not refused for a value that they have although no rule accepts it", () => {
    const fields = { name: plainField({ form: textForm, text: () => "none" }) };
    const target = { rows: [{ id: 1, name: "" }], columns: [{ name: "name", isEditable: true }] };
    const block = readBlock({ ...plainList, fields }, "", target, { languages: [plainWords], notEditable: "fixed" });
    expect(block).toMatchObject({ changes: [], problems: [] });
  });

  test("are not changed by a text that means the value that they have", () => {
    const fields = {
      ...plainList.fields,
      count: plainField({ form: { ...textForm, parse: (text) => text.replace(",", "") } }),
    };
    const list = { ...plainList, fields };
    const target = { rows: [{ id: 1, name: "a", count: 1200 }], columns: [{ name: "count", isEditable: true }] };
    const options = { languages: [plainWords], notEditable: "fixed" };
    expect(readBlock(list, "1,200", target, options)).toMatchObject({ changes: [], problems: [] });
  });
});
