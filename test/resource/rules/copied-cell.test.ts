import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Block, readBlock } from "~/resource/bulk-edit/read-block";
import { absoluteAddress } from "~/resource/copy/absolute-address";
import { cellSource } from "~/resource/copy/copied-cell";
import type { Row } from "~/resource/resource";
import { plainField, plainList, plainWords, textForm } from "../../support/plain-list";

beforeEach(() => void vi.stubGlobal("location", { origin: "https://console.example" }));

test("an address that others may open names the console's host", () => {
  expect(absoluteAddress("/list?id=1")).toBe("https://console.example/list?id=1");
});

describe("a cell that is copied alone", () => {
  /** A record by its id, with a title that others may have. */
  const owner = plainField({
    text: (value) => String(value).replace(/^\d+ /, ""),
    form: { ...textForm, toValue: (value) => String(value), parse: (text) => `? ${text}` },
  });
  const list = { ...plainList, fields: { owner, name: plainField({ form: textForm }) } };
  const HERE = "https://console.example policies";
  const row: Row = { id: 1, owner: "1 Ann", name: "a" };

  const paste = (copied: string | undefined, text: string, name = "owner", isEditable = true, record = row): Block =>
    readBlock(
      list,
      text,
      { rows: [record], columns: [{ name, isEditable }] },
      { copied, languages: [plainWords], notEditable: "fixed" },
    );
  const copy = (value: unknown, text: string, from = "owner", source = HERE) =>
    JSON.stringify([source, from, value, text]);
  const valuesOf = ({ changes }: Block) => changes.map(({ values }) => values);

  test("is of the console's host and the list", () => {
    expect(cellSource("policies")).toBe(HERE);
  });

  test("gives its value, even where the texts are the same", () => {
    expect(valuesOf(paste(copy("2 Ann", "Ann"), "Ann"))).toEqual([{ owner: "2 Ann", name: "a" }]);
    expect(paste(copy("1 Ann", "Ann"), "Ann")).toMatchObject({ changes: [], problems: [] });
  });

  test.each<[string, string | undefined]>([
    ["another column", copy("2 Bob", " Bob ", "name")],
    ["another deployment", copy("2 Bob", "Bob", "owner", "https://other.example policies")],
    ["another list", copy("2 Bob", "Bob", "owner", "https://console.example popular")],
    ["another program", undefined],
    ["a program that writes no JSON", "Bob"],
    ["a program that writes other JSON", '["Bob"]'],
  ])("gives its text if it is from %s", (_, copied) => {
    expect(valuesOf(paste(copied, "Bob"))).toEqual([{ owner: "? Bob", name: "a" }]);
  });

  test("of another column changes nothing where its text stands already", () => {
    expect(paste(copy("x", "Ann", "name"), "Ann")).toMatchObject({ changes: [], problems: [] });
  });

  test("has its text as one cell, whatever stands in it", () => {
    const block = paste(copy("x", "a\tb\nc", "owner"), "a\tb\nc", "name");
    expect(valuesOf(block)).toEqual([{ owner: "1 Ann", name: "a\tb\nc" }]);
    expect(block.beyond).toEqual({ rows: 0, columns: 0 });
  });

  test("with another writing of a text in several lines changes it", () => {
    const lines = { ...row, name: "a\nb" };
    expect(valuesOf(paste(copy("x", "a b"), "a b", "name", true, lines))).toEqual([{ owner: "1 Ann", name: "a b" }]);
  });

  test("is not taken where nothing may be edited, unless it is the same", () => {
    expect(paste(copy("2 Bob", "Bob"), "Bob", "owner", false).problems).toMatchObject([{ message: "fixed" }]);
    expect(paste(copy("1 Ann", "Ann"), "Ann", "owner", false).problems).toEqual([]);
  });
});
