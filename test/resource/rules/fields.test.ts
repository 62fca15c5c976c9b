import { describe, expect, test } from "vitest";
import { custom } from "~/resource/fields/custom";
import { shown } from "~/resource/fields/shown";
import { partFilter, plainField, plainWords, textForm } from "../../support/plain-list";

describe("a field", () => {
  test("that is only shown has the same text everywhere", () => {
    const field = shown({ width: 10 }, (value: string) => `<${value}>`);
    const context = plainWords.context("name");
    const { cell, text, detail, csv } = field;
    expect([cell, text, detail, csv].map((write) => write("a", context))).toEqual(["<a>", "<a>", "<a>", "<a>"]);
    expect(field).toMatchObject({ column: { width: 10 }, filter: null, form: null });
  });

  test("can have looks and inputs of its own", () => {
    const Input = () => null;
    const field = plainField({ filter: partFilter, form: textForm });
    const own = custom(field, { cell: () => "!", input: Input });
    expect([own.cell("a", plainWords.context("name")), own.form?.Input, own.filter]).toEqual(["!", Input, partFilter]);
    expect(own.form?.parse(" a ", plainWords.context("name"))).toBe("a");
    const other = custom(field, { filterInput: Input });
    expect([other.filter?.Input, other.filter?.read, other.form]).toEqual([Input, partFilter.read, textForm]);
    expect(custom(plainField({}), { input: Input, filterInput: Input })).toMatchObject({ form: null, filter: null });
  });
});
