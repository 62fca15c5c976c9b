import i18next from "i18next";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { fieldErrors } from "~/lib/forms/form-rules";
import { sanitizeValues } from "~/lib/forms/sanitize-values";
import { day } from "~/resource/fields/day";
import type { FormValue } from "~/resource/fields/field";
import { link } from "~/resource/fields/link";
import { money } from "~/resource/fields/money";
import { number } from "~/resource/fields/number";
import { text } from "~/resource/fields/text";
import { formBody, formRules, formValues } from "~/resource/form/form-values";
import { createResourceTexts } from "~/resource/resource-texts";
import { contextOf, setUpExhibits } from "../../support/exhibit-fields";
import { exhibits, VASE } from "../../support/exhibits";

setUpExhibits();

describe("a field of the form", () => {
  test.each<[name: string, value: FormValue, message?: string]>([
    ["weight", ""],
    ["weight", " 12.5 "],
    ["weight", "0.1"],
    ["weight", "0.05", "重量应为数字，最多 1 位小数"],
    ["weight", "0", "重量不能小于 0.1"],
    ["weight", "-3", "重量不能小于 0.1"],
    ["weight", "5000.1", "重量不能大于 5,000.0"],
    ["weight", "1,200.5"],
    ["weight", "１２．５"],
    ["weight", "1,20", "重量应为数字，最多 1 位小数"],
    ["weight", "1e3", "重量应为数字，最多 1 位小数"],
    ["weight", "12345678901234567", "重量应为数字，最多 1 位小数"],
    ["visitors", "2.5", "参观量应为 0 或正整数，最多 6 位"],
    ["price", "", "请填写估价"],
    ["price", "12.34"],
    ["price", "12.345", "估价应为数字，最多 2 位小数"],
    ["price", "-1", "估价不能小于 0.00"],
    ["acquired", ""],
    ["acquired", "2026-11-21"],
    ["acquired", "2026-02-31", "日期应为 2026-11-21 的形式"],
    ["onLoan", true],
    ["onLoan", false],
    ["onLoan", null, "请选择外借"],
    ["techniques", []],
    ["techniques", ["gilt"]],
    ["techniques", ["gilt", "painted"], "请选择工艺"],
    ["note", "字".repeat(200)],
    ["note", "字".repeat(201), "说明不能超过 200 个字符"],
    ["site", ""],
    ["site", " https://example.com "],
    ["site", "ftp://example.com"],
    ["site", "example.com", "介绍页应为以 http://、https:// 或 ftp:// 开头的网址"],
    ["site", "javascript:alert(1)", "介绍页应为以 http://、https:// 或 ftp:// 开头的网址"],
    ["collection", null],
    ["collection", [55, "城市夜色"]],
    ["collection", "城市夜色", "请选择所属集合"],
  ])("%s answers %j with %s", (name, value, message) => {
    const rules = formRules(exhibits, createResourceTexts(exhibits, "zh-CN"));
    const values = { ...formValues(exhibits, VASE), [name]: value };
    expect(fieldErrors(rules, values)).toEqual(message === undefined ? {} : { [name]: message });
  });

  test("is not sent when its value is equal, and sends what its call expects", () => {
    const before = formValues(exhibits, VASE);
    expect(formBody(exhibits, formValues(exhibits, { ...VASE, techniques: ["gilt", "cast"] }), before)).toEqual({});
    const after = {
      ...before,
      weight: " ",
      price: " 12.30 ",
      acquired: "",
      onLoan: false,
      techniques: ["gilt"],
      site: " ftp://example.com ",
      collection: [7, "早餐地图"],
    };
    expect(formBody(exhibits, after, before)).toEqual({
      weight: null,
      price: 12.3,
      acquired: null,
      onLoan: false,
      techniques: ["gilt"],
      site: "ftp://example.com",
      collection: 7,
    });
  });

  test("takes from a draft only a value of its type", () => {
    const rules = formRules(exhibits, createResourceTexts(exhibits, "zh-CN"));
    const initial = formValues(exhibits, VASE);
    const broken = { weight: 5, onLoan: "yes", techniques: ["cast", 7], collection: { id: 1 }, note: null };
    expect(sanitizeValues(rules, initial, broken)).toEqual(initial);
    const half = { weight: "x", onLoan: false, techniques: [], collection: null, note: "" };
    expect(sanitizeValues(rules, initial, half)).toEqual({ ...initial, ...half });
  });

  test("of a new record has its declared value", () => {
    expect(formValues(exhibits)).toMatchObject({
      weight: "",
      price: "",
      onLoan: false,
      insured: true,
      techniques: [],
      collection: null,
    });
  });
});

test("what a record does not have is not taken from the values of a new record", () => {
  const without = { ...VASE, onLoan: null, insured: undefined, techniques: null, weight: null };
  const before = formValues(exhibits, without);
  expect(before).toMatchObject({ onLoan: null, insured: null, techniques: [], weight: "" });
  expect(formBody(exhibits, { ...before, insured: true }, before)).toEqual({ insured: true });
  expect(formBody(exhibits, { ...before, onLoan: false }, before)).toEqual({ onLoan: false });
});

test.each([
  ["name", text({ form: { required: true, max: 20 } })],
  ["weight", number({ form: { required: true } })],
  ["price", money("CNY", { form: { required: true } })],
  ["acquired", day({ form: { required: true } })],
  ["site", link({ form: { required: true } })],
])("an empty %s that is required asks for a value, of whichever kind", async (name, { form }) => {
  await i18next.changeLanguage("en-US");
  const context = contextOf(name);
  const { issues } = v.safeParse(form?.rule(context) ?? v.never(), "");
  expect(issues?.[0].message).toBe(`${context.label}: enter a value`);
});

test("the message about a whole number with too many digits says how many it may have", () => {
  const { form } = number({ form: {} });
  const { issues } = v.safeParse(form?.rule(contextOf("weight")) ?? v.never(), "1234567890123456");
  expect(issues?.[0].message).toBe("重量应为整数，最多 15 位");
});
