import i18next from "i18next";
import { beforeEach, describe, expect, test } from "vitest";
import { loadNamespaces } from "~/i18n/translations";
import { writeCsv } from "~/lib/text/csv";
import { policies } from "~/lists/policies";
import { loadAllTexts } from "~/resource/all-texts";
import type { FormValue } from "~/resource/fields/field";
import { reference } from "~/resource/fields/reference";
import { formBody, formValues } from "~/resource/form/form-values";
import { createResourceTexts } from "~/resource/resource-texts";
import { contextOf, formOf, LANGUAGES, setUpExhibits, valueIn } from "../../support/exhibit-fields";
import { exhibits, VASE } from "../../support/exhibits";
import { importText } from "../../support/import-text";

setUpExhibits();

describe.each(LANGUAGES)("a file in %s", (language) => {
  beforeEach(async () => void (await i18next.changeLanguage(language)));

  function read(file: string) {
    const result = importText(exhibits, language, file);
    if ("problem" in result) throw new Error(result.problem);
    return result;
  }
  const fileOf = (...rows: object[]) => {
    const headers = Object.keys(exhibits.fields).map((name) => contextOf(name).label);
    const cells = rows.map((row) =>
      Object.entries(exhibits.fields).map(([name, field]) => field.csv(valueIn(row, name), contextOf(name))),
    );
    return writeCsv([headers, ...cells]);
  };

  test("that was exported is imported with the same values", () => {
    const hostile = {
      ...VASE,
      name: "=1+1",
      note: '@a;b,c\t|\n"d"',
      weight: null,
      acquired: null,
      techniques: [],
      site: "",
    };
    const { rows, errors } = read(fileOf(VASE, hostile, { ...VASE, insured: true, collection: null }));
    expect(errors).toEqual([]);
    expect(rows.map(({ values }) => formBody(exhibits, values))).toEqual(
      [VASE, hostile, { ...VASE, insured: true, collection: null }].map((row) =>
        formBody(exhibits, formValues(exhibits, row)),
      ),
    );
  });
});

test.each<[name: string, cell: string, value: FormValue]>([
  ["name", "春季\r\n  精选\t\n二  三", "春季 精选 二  三"],
  ["weight", "1,200.5", "1200.5"],
  ["weight", "１２．５", "12.5"],
  ["price", "-1,200.00", "-1200"],
  ["acquired", "2026/11/5", "2026-11-05"],
  ["acquired", "soon", "soon"],
  ["onLoan", "TRUE", true],
  ["onLoan", "在馆", false],
  ["insured", "是", true],
  ["insured", "也许", null],
  ["techniques", "鎏金、铸造", ["cast", "gilt"]],
  ["techniques", "gilt|painted|", ["gilt", "painted"]],
  ["techniques", "", []],
  ["note", "a\r\nb", "a\nb"],
  ["collection", "夜色 (二) (55)", [55, "夜色 (二)"]],
  ["collection", "夜色 (a-7)", "夜色 (a-7)"],
  ["collection", "夜色", "夜色"],
  ["collection", "", null],
])("the cell of %s with %s is read as %j", (name, cell, value) => {
  expect(formOf(name).parse(cell, contextOf(name))).toEqual(value);
});

test.each([
  ["name", "1–20 个字符"],
  ["weight", "数字，最多 1 位小数"],
  ["visitors", "0 或正整数，最多 6 位"],
  ["price", "数字，最多 2 位小数"],
  ["note", "1–200 个字符"],
  ["collection", "示例：所属集合 1 (1)"],
  ["acquired", undefined],
])("a file may have in the column of %s: %s", async (name, words) => {
  await loadNamespaces(["imports"]);
  expect(formOf(name).accepts?.(contextOf(name))).toBe(words);
});

test("a flag without words of its own is read in the other language", async () => {
  expect((await loadAllTexts(policies)).length).toBe(2);
  const context = createResourceTexts(exhibits, "en-US").context("insured");
  const { parse } = formOf("insured");
  expect([parse?.("Yes", context), parse?.("No", context)]).toEqual([true, false]);
});

test("the id of a reference in a file is a number, unless the list has texts for ids", () => {
  const options = [{}, { ids: "text" }] as const;
  const cells = ["北京 (12)", "北京 (9007199254740991)", "北京 (9007199254740992)", "北京 (总部)"];
  const parsed = cells.map((cell) =>
    options.map((form) => reference({ of: () => policies, form }).form?.parse?.(cell, contextOf("collection"))),
  );
  expect(parsed).toEqual([
    [
      [12, "北京"],
      ["12", "北京"],
    ],
    [
      [9007199254740991, "北京"],
      ["9007199254740991", "北京"],
    ],
    ["北京 (9007199254740992)", ["9007199254740992", "北京"]],
    ["北京 (总部)", ["总部", "北京"]],
  ]);
});
