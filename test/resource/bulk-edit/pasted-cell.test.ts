import { beforeAll, describe, expect, test } from "vitest";
import { loadNamespaces } from "~/i18n/translations";
import { readBlock } from "~/resource/bulk-edit/read-block";
import { createResourceTexts } from "~/resource/resource-texts";
import { setUpExhibits } from "../../support/exhibit-fields";
import { exhibits, VASE } from "../../support/exhibits";

setUpExhibits();
beforeAll(() => loadNamespaces(["resource"]));

/** What a text that is pasted into a cell of the vase would change; `copied` is the cell that was copied from a list. */
function paste(name: string, text: string, copied?: unknown) {
  const target = { rows: [{ ...VASE }], columns: [{ name, isEditable: name !== "number" }] };
  const languages = [createResourceTexts(exhibits, "zh-CN")];
  const options = { languages, notEditable: "locked", copied: copied === undefined ? "" : JSON.stringify(copied) };
  const { changes, problems } = readBlock(exhibits, text, target, options);
  return { values: changes.map(({ values }) => values[name]), problems: problems.map(({ message }) => message) };
}
const HERE = `${location.origin} exhibits`;
const NOTHING = { values: [], problems: [] };

test("a title that ends in a number in brackets is not taken for the record with that number", () => {
  expect(paste("collection", "活动 (2)")).toEqual({ values: [], problems: ["请选择所属集合"] });
  expect(paste("collection", "城市夜色")).toEqual(NOTHING);
});

test.each([
  ["price", "1,234.50"],
  ["price", "１２３４.50"],
  ["visitors", "１２３４５"],
])("a value that the %s has already, in the spelling %j, changes nothing", (name, text) => {
  expect(paste(name, text)).toEqual(NOTHING);
});

describe("a cell that was copied from a list", () => {
  test.each<[string, unknown, string, unknown]>([
    ["collection", { id: 57, title: "活动 (2)" }, "活动 (2)", [57, "活动 (2)"]],
    ["collection", { id: 56, title: "城市夜色" }, "城市夜色", [56, "城市夜色"]],
    ["note", "一\n\n  二", "一\n\n  二", "一\n\n  二"],
    ["name", '"金"  瓶', '"金"  瓶', '"金"  瓶'],
    ["name", "'=1", "'=1", "'=1"],
    ["material", "jade", "玉器", "jade"],
  ])("of %s with %j gives its value to the same field", (name, value, text, expected) => {
    const plain = text.replace(/\s+/g, " ");
    expect(paste(name, plain, [HERE, name, value, text])).toEqual({ values: [expected], problems: [] });
  });

  test.each([
    ["another field", [HERE, "name", "一  '二'", "一  '二'"]],
    ["the same field in another deployment", ["https://test.example exhibits", "note", "no text", "一  '二'"]],
    ["the same field of another list", [`${location.origin} policies`, "note", "no text", "一  '二'"]],
  ])("of %s gives its text", (_, copied) => {
    expect(paste("note", "一 '二'", copied)).toEqual({ values: ["一  '二'"], problems: [] });
  });

  test("whose value no rule accepts, or that no form has, is refused", () => {
    expect(paste("name", "", [HERE, "name", "", ""]).problems).toEqual(["请填写名称"]);
    expect(paste("number", "GM-2", [HERE, "number", "GM-2", "GM-2"]).problems).toEqual(["locked"]);
    expect(paste("number", "GM-1", [HERE, "number", "GM-1", "GM-1"])).toEqual(NOTHING);
    expect(paste("collection", "夜色", [`${location.origin} policies`, "name", "夜色", "夜色"]).problems).toEqual([
      "请选择所属集合",
    ]);
  });

  test.each([
    ["a number", 11],
    ["fewer parts", [HERE, "note"]],
  ])("is none if it is %s", (_, copied) => {
    expect(paste("note", "新", copied)).toEqual({ values: ["新"], problems: [] });
  });
});
