import i18next from "i18next";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { searchRecords } from "#mocks/backend/search-records";
import { normalizedQuery } from "~/resource/address/address";
import { filtersOf, readSearch, searchByText, writeSearch } from "~/resource/address/search";
import { choice } from "~/resource/fields/choice";
import type { Conditions } from "~/resource/fields/field";
import { conditionsOnly } from "~/resource/fields/value-conditions";
import { contextOf, filterOf, LANGUAGES, setUpExhibits } from "../../support/exhibit-fields";
import { exhibits } from "../../support/exhibits";

setUpExhibits();

const ASKED = { conditions: [{ key: "size", field: "size", match: "equal" as const }] };

test.each([
  ["visitors", "57", { visitorsFrom: "57", visitorsTo: "57" }],
  ["visitors", "about", {}],
  ["visitors", "", {}],
  ["name", "鼎", { name: "鼎" }],
  ["material", "jade", {}],
])("a record that is titled by its %s is searched by %j with %j", (title, text, conditions) => {
  expect(searchByText(exhibits, title, text)).toEqual({ current: 1, pageSize: 10, ...conditions });
});

describe("a filter", () => {
  const read = (query: string) => readSearch(exhibits, new URLSearchParams(query));
  test.each([
    ["name=铜", "name=%E9%93%9C"],
    ["name=%E2%80%AA铜%E2%80%AC", "name=%E9%93%9C"],
    ["material=jade", "material=jade"],
    ["material=bronze,wood,jade,bronze", "material=jade,bronze"],
    ["material=wood,,", ""],
    ["sort=acquired,-price,-acquired,name", "sort=acquired,-price"],
    ["lightest=0.5&heaviest=12.5", "lightest=0.5&heaviest=12.5"],
    ["lightest=012.50", "lightest=12.5"],
    ["lightest=9&heaviest=-10", "lightest=-10&heaviest=9"],
    ["lightest=1e3&heaviest=0.25", ""],
    ["visitorsFrom=1.5&visitorsTo=x", ""],
    ["visitorsFrom=-0", "visitorsFrom=0"],
    ["visitorsTo=1234567890123456", ""],
    ["priceFrom=1.005&priceTo=1.01", "priceTo=1.01"],
    ["acquiredFrom=2026/11/5&acquiredTo=2026-02-31", "acquiredFrom=2026-11-05"],
    ["acquiredFrom=2026-12-01&acquiredTo=2026-11-01", "acquiredFrom=2026-11-01&acquiredTo=2026-12-01"],
    ["onLoan=true&insured=false", "onLoan=true&insured=false"],
    ["onLoan=1&insured=TRUE", ""],
    ["techniques=gilt", "techniques=gilt"],
    ["techniques=painted", ""],
    ["checkedFrom=2026-11-21", "checkedFrom=2026-11-21"],
    ["photo=x&collection=1", ""],
  ])("in the address %s is %s, which stays as it is", (query, normalized) => {
    expect(writeSearch(exhibits, read(query))).toBe(normalized);
    expect(normalizedQuery([exhibits], normalized)).toBeNull();
    for (const { keys, filter, name } of filtersOf(exhibits)) {
      const conditions = keys.map((key) => read(normalized)[key]?.toString());
      // Typed and sent, it is the same search again, and the search form accepts it.
      expect(filter.toConditions(filter.toValue(conditions))).toEqual(conditions);
      expect(v.is(filter.rule(contextOf(name)), filter.toValue(conditions))).toBe(true);
    }
  });

  test("of several values keeps one with a comma whole, in the address and in what is asked for", () => {
    const sizes = {
      fields: { size: choice(["S", "M,L", "M"], { filter: "several" }) },
      severalSorts: false,
      plain: false,
      maxPageSize: 500,
    };
    const [filter] = filtersOf(sizes);
    if (!filter) throw new Error("The size has no filter");
    const [condition] = filter.filter.toConditions(["M,L", "S"]);
    expect(condition).toBe("S,M%2CL");
    const search = readSearch(sizes, new URLSearchParams({ size: condition ?? "" }));
    expect(search.size).toBe(condition);
    expect(filter.filter.toValue([condition])).toEqual(["S", "M,L"]);
    expect(["S", "M,L", "M"].filter((value) => filter.filter.matches(value, [condition]))).toEqual(["S", "M,L"]);
    expect(conditionsOnly(filter.filter, "M,L")).toEqual(["M%2CL"]);
    expect(filter.filter.without?.("S", [condition])).toEqual(["M%2CL"]);
    expect(
      searchRecords([{ size: "M" }, { size: "M,L" }], { current: 1, pageSize: 9, size: condition }, ASKED).list,
    ).toEqual([{ size: "M,L" }]);
  });

  test.each<[name: string, value: unknown, conditions: Conditions, matches: boolean]>([
    ["name", "Vase", ["vA"], true],
    ["name", "Ｖａｓｅ ７", ["vase 7"], true],
    ["name", "Vase 7", ["ＶＡＳＥ　７"], true],
    ["name", null, ["null"], false],
    ["weight", 12.5, ["12.5", "12.5"], true],
    ["weight", 9, ["10", undefined], false],
    ["weight", 100, ["20", undefined], true],
    ["weight", 100, [undefined, "20"], false],
    ["weight", null, [undefined, "20"], false],
    ["price", 0, ["-1", "1"], true],
    ["acquired", "2026-11-21", ["2026-11-21", "2026-11-21"], true],
    ["acquired", "2026-11-22", [undefined, "2026-11-21"], false],
    ["acquired", null, [undefined, "2026-11-21"], false],
    ["checked", "2026-11-21 23:59:59", ["2026-11-21", "2026-11-21"], true],
    ["onLoan", true, ["true"], true],
    ["onLoan", false, ["true"], false],
    ["onLoan", null, ["false"], false],
    ["techniques", ["cast", "gilt"], ["gilt"], true],
    ["techniques", ["cast"], ["gilt"], false],
    ["techniques", null, ["gilt"], false],
    ["techniques", ["cast"], ["carved,gilt"], false],
    ["techniques", ["cast", "gilt"], ["carved,gilt"], true],
    ["material", "bronze", ["jade,bronze"], true],
    ["material", "wood", ["jade,bronze"], false],
    ["keeper", { name: "Ann Lee" }, ["lee"], true],
    ["keeper", null, ["lee"], false],
  ])("of %s meets %j with %j: %s", (name, value, conditions, matches) => {
    expect(filterOf(name).matches(value, conditions)).toBe(matches);
  });

  test.each<[name: string, conditions: Conditions, chinese: string, english: string]>([
    ["weight", ["1", "2.5"], "1.0\u00a0kg 至 2.5\u00a0kg", "1.0\u00a0kg to 2.5\u00a0kg"],
    ["visitors", ["1000", undefined], "不小于 1,000\u00a0人次", "1,000\u00a0people or more"],
    ["price", [undefined, "9"], "不大于 ¥9.00", "CN¥9.00 or less"],
    ["price", ["9", "9"], "¥9.00", "CN¥9.00"],
    ["acquired", ["2026-11-05", undefined], "2026/11/05 起", "from Nov 05, 2026"],
    ["onLoan", ["false"], "在馆", "In house"],
    ["insured", ["true"], "是", "Yes"],
    ["techniques", ["carved"], "雕刻", "Carved"],
    ["material", ["jade,bronze"], "玉或青铜", "Jade or Bronze"],
  ])("of %s for %j is called %s, in English %s", async (name, conditions, ...expected) => {
    for (const [index, language] of LANGUAGES.entries()) {
      await i18next.changeLanguage(language);
      expect(filterOf(name).text(conditions, contextOf(name))).toBe(expected[index]);
    }
  });

  test.each<[name: string, typed: unknown, message: string | undefined]>([
    ["weight", [" 1 ", ""], undefined],
    ["weight", ["1,5", ""], "重量应为数字，最多 1 位小数"],
    ["visitors", ["1.5", "2"], "参观量应为整数，最多 15 位"],
    ["visitors", ["1", "1234567890123456"], "参观量应为整数，最多 15 位"],
    ["visitors", ["-5", "123456789012345"], undefined],
    ["acquired", ["2026-11", ""], "日期应为 2026-11-21 的形式"],
    ["acquired", ["2026-11-05", "2026/11/6"], undefined],
  ])("of %s answers %j with %s", (name, typed, message) => {
    expect(v.safeParse(filterOf(name).rule(contextOf(name)), typed).issues?.[0].message).toBe(message);
  });
});
