import { beforeAll, expect, test } from "vitest";
import { loadNamespaces } from "~/i18n/translations";
import { readBlock } from "~/resource/bulk-edit/read-block";
import { createResourceTexts } from "~/resource/resource-texts";
import { setUpExhibits } from "../../support/exhibit-fields";
import { exhibits, VASE } from "../../support/exhibits";

setUpExhibits();
beforeAll(() => loadNamespaces(["resource"]));

/** What a text that is pasted into a cell of the vase would change. */
function paste(name: string, text: string) {
  const target = { rows: [{ ...VASE }], columns: [{ name, isEditable: true }] };
  const languages = [createResourceTexts(exhibits, "zh-CN")];
  const { changes, problems } = readBlock(exhibits, text, target, { languages, notEditable: "locked" });
  return { values: changes.map(({ values }) => values[name]), problems: problems.map(({ message }) => message) };
}

test("a title that ends in a number in brackets is not taken for the record with that number", () => {
  expect(paste("collection", "活动 (2)")).toEqual({ values: [], problems: ["请选择所属集合"] });
  expect(paste("collection", "城市夜色")).toEqual({ values: [], problems: [] });
});
