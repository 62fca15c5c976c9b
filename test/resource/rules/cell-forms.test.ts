import { beforeEach, describe, expect, test, vi } from "vitest";
import { dropDrafts, saveDraft, unsavedForms } from "~/features/drafts/drafts";
import { dropDraftsOf } from "~/resource/deletion/drop-drafts";
import { cellForm, cellsOfForms } from "~/resource/in-place/cell-forms";
import { unsavedCells } from "~/resource/in-place/unsaved-cells";
import { session } from "~/session/session";
import { plainList } from "../../support/plain-list";

const panel = { ...plainList, prefix: "log" };

describe("an edited cell", () => {
  test("has a form by its record and field, whatever the id", () => {
    expect(cellForm(plainList, { id: "7", name: "name" })).toBe("cell 7 name");
    expect(cellForm(panel, { id: "a b\nc", name: "name" })).toBe("log.cell a b\nc name");
    expect(cellsOfForms(panel, ["log.cell a b\nc name"])).toEqual([{ id: "a b\nc", name: "name" }]);
  });

  test.each<[string[], { id: string; name: string }[]]>([
    [[], []],
    [["new", "record 7", "cell 7", "cell name", "my cell 7 name", "cell 7 name "], []],
    [
      ["cell 7 name", "cell 8 count"],
      [
        { id: "7", name: "name" },
        { id: "8", name: "count" },
      ],
    ],
    // Of an earlier version, of a field without a form, and of another list.
    [["cell 7 gone", "cell 7 number", "log.cell 7 name"], []],
  ])("is found among the forms %j: %j", (forms, cells) => {
    expect(cellsOfForms(plainList, forms)).toEqual(cells);
  });

  test("of a panel is not one of the list beside it", () => {
    expect(cellsOfForms(panel, ["cell 7 name", "log.cell 8 name"])).toEqual([{ id: "8", name: "name" }]);
  });
});

describe("what is unsaved", () => {
  const screen = plainList.screen;

  beforeEach(() => {
    vi.stubGlobal("addEventListener", () => {});
    session.set({ user: { accountId: "one" } as never });
    dropDrafts({ screen });
    for (const form of ["cell 7 name", "cell 8 count", "record 7", "record 8", "new", "log.cell 7 name"])
      saveDraft({ screen, form }, { name: "x" });
  });

  test("of a list are its cells", () => {
    expect(unsavedCells(plainList)).toEqual([
      { id: "8", name: "count" },
      { id: "7", name: "name" },
    ]);
  });

  test("of records that are deleted is dropped", () => {
    dropDraftsOf(plainList, [7]);
    expect(unsavedForms(screen).toSorted()).toEqual(["cell 8 count", "log.cell 7 name", "new", "record 8"]);
    dropDraftsOf(plainList, []);
    expect(unsavedForms(screen)).toHaveLength(4);
  });
});
