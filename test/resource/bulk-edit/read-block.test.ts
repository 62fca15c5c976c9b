import { beforeAll, describe, expect, test } from "vitest";
import { loadNamespaces } from "~/i18n/translations";
import { policies } from "~/lists/policies";
import { readBlock } from "~/resource/bulk-edit/read-block";
import { formBody, formValues } from "~/resource/form/form-values";
import type { Row } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
beforeAll(async () => {
  await loadNamespaces(["policies", "resource"]);
  await loadNamespaces(["policies"], "en-US");
});

const row = (id: number, name: string, count: number): Row => ({
  id,
  number: `A-${id}`,
  name,
  contentType: "img",
  filterType: "rules",
  count,
  createdTime: "2026-01-02 03:04:05",
  status: "online",
});
const ROWS = [row(1, "一", 10), row(2, "二", 20), row(3, "三", 30)];
const COLUMNS = [
  { name: "number", isEditable: false },
  { name: "name", isEditable: true },
  { name: "contentType", isEditable: true },
  { name: "count", isEditable: true },
];

function read(text: string, from = 0, rows = ROWS) {
  const languages = LANGUAGES.map((language) => createResourceTexts(policies, language));
  const options = { languages, notEditable: "locked" };
  const block = readBlock(policies, text, { rows, columns: COLUMNS.slice(from) }, options);
  return {
    changes: block.changes.map(({ row: one, values }) => [
      one.id,
      formBody(policies, values, formValues(policies, one)),
    ]),
    problems: block.problems.map(({ row: { id }, name, text: cell, message }) => [id, name, cell, message]),
    beyond: block.beyond,
  };
}
const LANGUAGES = ["zh-CN", "en-US"];
const NONE_BEYOND = { rows: 0, columns: 0 };

describe("a block of cells", () => {
  test.each<[string, string, number, unknown[]]>([
    ["one cell changes one field", "新名称", 1, [[1, { name: "新名称" }]]],
    [
      "cells go to the right and downwards",
      "甲\t横版短视频\t1,234\r\n乙\t图文\t20\r\n",
      1,
      [
        [1, { name: "甲", contentType: "horizontalVideo", count: 1234 }],
        [2, { name: "乙" }],
      ],
    ],
    ["quotes of a spreadsheet are read", '"say ""a\tb"""', 1, [[1, { name: 'say "a b"' }]]],
    [
      "a quote of the text itself is kept",
      '"big" sale\n"b',
      1,
      [
        [1, { name: '"big" sale' }],
        [2, { name: '"b' }],
      ],
    ],
    [
      "a choice is read in the words of both languages and as the server calls it",
      "甲\tlandscape\n乙\t竖版小视频\n丙\thorizontalVideo",
      1,
      [
        [1, { name: "甲", contentType: "horizontalVideo" }],
        [2, { name: "乙", contentType: "verticalVideo" }],
        [3, { name: "丙", contentType: "horizontalVideo" }],
      ],
    ],
    ["a choice in the other language that is in the table already changes nothing", "一\tImage & text", 1, []],
    ["what is in the table already changes nothing", "A-1\t一\t图文\t10\nA-2\t二\t图文\t21", 0, [[2, { count: 21 }]]],
  ])("%s", (_, text, from, changes) => {
    expect(read(text, from)).toEqual({ changes, problems: [], beyond: NONE_BEYOND });
  });

  test("changes nothing where a text of several lines was copied on one", () => {
    const rows = ROWS.slice(0, 1).map((row) => ({ ...row, name: "两\n行\n" }));
    expect(read("两 行", 1, rows).changes).toEqual([]);
    expect(read('"两\n行\n"\t图文', 1, rows).changes).toEqual([]);
    expect(read("两 行\t图文", 1, rows).changes).toEqual([[1, { name: "两 行" }]]);
  });

  test("says what it cannot take, and takes the rest", () => {
    const { changes, problems } = read("B-9\t甲\t电影\t-5\nA-2\t\t图文\t21", 0);
    expect(changes).toEqual([
      [1, { name: "甲" }],
      [2, { count: 21 }],
    ]);
    expect(problems.map((problem) => problem.slice(0, 3))).toEqual([
      [1, "number", "B-9"],
      [1, "contentType", "电影"],
      [1, "count", "-5"],
      [2, "name", ""],
    ]);
    expect(problems[0]?.[3]).toBe("locked");
  });

  test("counts what is below the last row and beyond the last column", () => {
    const { changes, beyond } = read("1\t9\n2\t9\n3\t9\n4\t9\n5\t9", 3);
    expect(changes).toEqual([
      [1, { count: 1 }],
      [2, { count: 2 }],
      [3, { count: 3 }],
    ]);
    expect(beyond).toEqual({ rows: 2, columns: 1 });
  });

  test("of any length is read", () => {
    expect(read("甲\n".repeat(200_000)).beyond).toEqual({ rows: 199_997, columns: 0 });
  });
});
