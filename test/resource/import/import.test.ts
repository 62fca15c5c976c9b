import i18next from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import english from "~/i18n/en-US/imports";
import { loadNamespaces } from "~/i18n/translations";
import { writeCsv } from "~/lib/text/csv";
import { policies } from "~/lists/policies";
import { formFields } from "~/resource/form/form-values";
import { createResourceTexts } from "~/resource/resource-texts";
import { importText } from "../../support/import-text";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
beforeAll(() => loadNamespaces(["policies", "resource", "imports"]));

const HEAD = "集合名称,内容体裁,筛选方式,内容量,状态";
const GOOD = "城市夜色,图文,规则筛选,12,已上线";

const SEVEN = Array.from({ length: 7 });

const read = (text: string) => importText(policies, "zh-CN", text);
const lines = (...rows: string[]) => [HEAD, ...rows].join("\r\n");

describe("the structure of a file", () => {
  test.each<[string, string, object]>([
    ["no headers", GOOD, { problem: "header", columns: ["name", "contentType", "filterType", "count", "status"] }],
    [
      "a missing header",
      "集合名称,内容体裁,内容量,状态\n城市夜色,图文,1,已上线",
      { problem: "header", columns: ["filterType"] },
    ],
    ["a column twice", `状态,${HEAD}\n已下线,${GOOD}`, { problem: "sameHeaders", columns: ["status"] }],
    [
      "a column twice, by its name in another language",
      `Status,${HEAD}\nOffline,${GOOD}`,
      { problem: "sameHeaders", columns: ["status"] },
    ],
    ["only headers", HEAD, { problem: "noRows" }],
    [
      "only the delimiter",
      "sep=,",
      { problem: "header", columns: ["name", "contentType", "filterType", "count", "status"] },
    ],
    ["headers and blank lines", `${HEAD}\n\n,,,,\n   \n`, { problem: "noRows" }],
    ["too many rows", lines(...Array.from({ length: 5001 }, () => GOOD)), { problem: "manyRows" }],
  ])("has a problem with %s", (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  const one = (row: number, change: object = {}) => ({
    row,
    values: {
      name: "城市夜色",
      contentType: "img",
      filterType: "rules",
      count: "12",
      status: "online",
      ...change,
    },
  });

  test.each<[string, string, object[]]>([
    ["in the form of the template", lines(GOOD), [one(2)]],
    ["with semicolons", lines(GOOD).replaceAll(",", ";"), [one(2)]],
    ["with tabs", lines(GOOD).replaceAll(",", "\t"), [one(2)]],
    [
      "with tabs after blank lines, and commas in each name",
      `\n\n${lines(...SEVEN.map(() => GOOD))
        .replaceAll(",", "\t")
        .replaceAll("城市夜色", "红,黄,蓝")}`,
      SEVEN.map((_, index) => one(4 + index, { name: "红,黄,蓝" })),
    ],
    ["with field names as headers", `name,contentType,filterType,count,status\n${GOOD}`, [one(2)]],
    [
      "in another order, with other columns",
      "状态,编号,集合名称,内容体裁,筛选方式,内容量\n已下线,7,城市夜色,图文,规则筛选,12",
      [one(2, { status: "offline" })],
    ],
    ["after blank lines", `\n,,\n${lines(GOOD)}`, [one(4)]],
    ["after a line that names the delimiter", `sep=;\r\n${lines(GOOD).replaceAll(",", ";")}`, [one(2)]],
    ["with another character as delimiter", `sep=|\n${lines(GOOD).replaceAll(",", "|")}`, [one(2)]],
    ["with quotes", lines('"城市, ""夜色""",图文,规则筛选,12,已上线'), [one(2, { name: '城市, "夜色"' })]],
    ["with blank lines between", lines("", GOOD, ",,,,", GOOD), [one(3), one(5)]],
    ["with spaces around", lines(" 城市夜色 , 图文 ,规则筛选, 12 ,已上线"), [one(2)]],
    [
      "with a line break in a cell",
      lines('"城市\n夜色",图文,规则筛选,12,已上线', GOOD),
      [one(2, { name: "城市 夜色" }), one(3)],
    ],
  ])("can be read %s", (_, text, rows) => {
    expect(read(text)).toMatchObject({ rows, errors: [], total: rows.length });
  });

  test("allows a downloaded file to be imported", () => {
    const file = writeCsv([HEAD.split(","), GOOD.split(",")]);
    expect(read(file)).toMatchObject({ rows: [one(2)], errors: [] });
  });
});

test("reports exactly the ten planted errors, and the valid rows beside them can be imported", () => {
  const file = lines(
    GOOD,
    ",图文,规则筛选,12,已上线",
    `${"字".repeat(61)},图文,规则筛选,12,已上线`,
    "城市夜色,音频,规则筛选,12,已上线",
    GOOD,
    "城市夜色,图文,随便,12,已上线",
    "城市夜色,图文,规则筛选,-1,已上线",
    "城市夜色,图文,规则筛选,一百,已上线",
    "城市夜色,图文,规则筛选,12,下架",
    "早餐地图,十二座城市,图文,规则筛选,12,已上线",
    "城市夜色,图文,规则筛选,12",
    "城市夜色,图文,规则筛选,1000000000000,已上线",
    GOOD,
  );
  const result = read(file);
  expect(result).toMatchObject({ total: 13 });
  if (!("rows" in result)) throw new Error("nothing was read");
  expect(result.rows.map(({ row }) => row)).toEqual([2, 6, 14]);
  // What was refused is a file that only needs its cells corrected.
  expect(result.refused.slice(0, 2)).toEqual([HEAD.split(","), ",图文,规则筛选,12,已上线".split(",")]);
  expect(result.refused).toHaveLength(11);
  expect(result.errors).toEqual([
    { row: 3, column: "name", value: "", message: "请填写集合名称" },
    { row: 4, column: "name", value: "字".repeat(61), message: "集合名称不能超过 60 个字符" },
    { row: 5, column: "contentType", value: "音频", message: "请选择内容体裁" },
    { row: 7, column: "filterType", value: "随便", message: "请选择筛选方式" },
    { row: 8, column: "count", value: "-1", message: "内容量应为 0 或正整数，最多 12 位" },
    { row: 9, column: "count", value: "一百", message: "内容量应为 0 或正整数，最多 12 位" },
    { row: 10, column: "status", value: "下架", message: "请选择状态" },
    { row: 11, column: 6, value: "已上线", message: "extra 已上线" },
    { row: 12, column: "status", value: "", message: "请选择状态" },
    { row: 13, column: "count", value: "1000000000000", message: "内容量应为 0 或正整数，最多 12 位" },
  ]);
});

test("no choice is a word of every object, and many extra cells are one error", () => {
  expect(read(lines("城市夜色,toString,规则筛选,12,已上线"))).toMatchObject({ errors: [{ value: "toString" }] });
  expect(read(lines(`${GOOD},,${"x,".repeat(50_000)}`))).toMatchObject({ rows: [], errors: [{ column: 7 }] });
});

test.each([
  ['"1,200"', "1200"],
  ["1200.0", "1200"],
  ["１２", "12"],
  ['"12,34"', "12,34"],
  ["1.5", "1.5"],
])("the number %s of a spreadsheet is read as %s", (cell, count) => {
  const texts = createResourceTexts(policies, "zh-CN");
  const { form } = formFields(policies).find(({ name }) => name === "count") ?? {};
  expect(form?.parse(cell.replaceAll('"', ""), texts.context("count"))).toBe(count);
});

test("reports a quote that is not closed as an error of its row", () => {
  expect(read(lines(GOOD, '"城市夜色,图文,规则筛选,12,已上线'))).toMatchObject({
    rows: [{ row: 2 }],
    errors: [{ row: 3, column: null, message: "quotes" }],
  });
});

test.each([
  ["in a row", lines(GOOD, '"城市夜色,图文,规则筛选,12,已上线', GOOD, GOOD), 3],
  ["in a row, after a cell of two lines", lines('"城市\n夜色",图文,规则筛选,12,已上线', '"城市,图文', GOOD), 4],
  ["in the headers", `${HEAD.replace("内容体裁", '"内容体裁')}\n${GOOD}`, 1],
  ["after a line that names the delimiter", `sep=,\n${lines('"城市,图文', GOOD)}`, 3],
  ["before another quoted cell", lines('"城市,图文,规则筛选,12,已上线', '"夜色",图文,规则筛选,12,已上线', GOOD), 2],
])("tells the line of a quote that swallows the next lines, %s", (_, text, line) => {
  expect(read(text)).toEqual({ problem: "openQuote", line });
});

test.each([
  ["zh-CN", 5000, "导入 5,000 行"],
  ["en-US", 1, "Import 1 row"],
  ["en-US", 5000, "Import 5,000 rows"],
])("numbers of rows are written as %s does: %d", (locale, count, text) => {
  i18next.addResourceBundle("en-US", "imports", english);
  expect(i18next.t("imports:send", { lng: locale, count })).toBe(text);
});
