import { describe, expect, test } from "vitest";
import { isLastShown, moveColumn, pinColumn, showColumn } from "~/resource/columns/change-columns";
import { columnNames, declaredColumns, isColumnShown, normalizeColumns } from "~/resource/columns/column-settings";
import { COLUMNS, FIELDS } from "../../support/pinned-fields";

const shown = (id: string, pin: "left" | "none" | "right" = "none") => ({ id, hidden: false, pin });

const hidden = (id: string) => ({ id, hidden: true, pin: "none" as const });

const INDEX = { id: "index", hidden: "narrow", pin: "none" } as const;

const order = (columns: typeof COLUMNS) => columns.map(({ id }) => id).join(" ");

describe("the columns of a list", () => {
  test("are those that its fields declare, in their order, the named ones first", () => {
    expect(columnNames(FIELDS, [])).toEqual(["number", "name", "status", "logo"]);
    expect(columnNames(FIELDS, ["name", "note", "unknown"])).toEqual(["name", "number", "status", "logo"]);
  });

  test("have the number of the row before them, which a narrow page lacks, and the pinned ones at their sides", () => {
    expect(COLUMNS).toEqual([shown("logo", "left"), INDEX, shown("number"), shown("name"), shown("status", "right")]);
    expect(order(declaredColumns(FIELDS, ["name"]))).toBe("logo index name number status");
  });

  test("are shown on every page unless they are the number of the row, and pinned as declared", () => {
    expect(
      declaredColumns({ name: { column: {} }, status: { column: { pin: "right" } }, note: { column: null } }),
    ).toEqual([INDEX, shown("name"), shown("status", "right")]);
  });

  test.each([
    [false, false, true],
    [false, true, true],
    [true, false, false],
    [true, true, false],
    ["narrow", false, true],
    ["narrow", true, false],
  ] as const)("hidden: %j is, on a narrow page: %j, shown: %j", (is, isNarrow, expected) => {
    expect(isColumnShown({ hidden: is }, isNarrow)).toBe(expected);
  });

  test("the last one that every page shows is known", () => {
    expect(isLastShown([INDEX, shown("name"), hidden("number")], shown("name"))).toBe(true);
    expect(isLastShown([INDEX, shown("name"), shown("number")], shown("name"))).toBe(false);
    expect(isLastShown([INDEX, shown("name")], INDEX)).toBe(false);
    expect(isLastShown([shown("name"), hidden("number")], hidden("number"))).toBe(false);
  });

  test.each([
    ["number", "name", "logo index name number status"],
    ["name", "index", "logo name index number status"],
    // It stays among those with the same pin.
    ["name", "status", "logo index number name status"],
    ["name", "logo", "logo name index number status"],
    ["name", "unknown", "logo index number name status"],
    ["unknown", "name", "logo index number name status"],
  ])("%s moved to %s gives %s", (id, over, expected) => {
    expect(order(moveColumn(COLUMNS, id, over))).toBe(expected);
  });

  test("one is hidden and shown, but not the last", () => {
    const without = showColumn(COLUMNS, "name", false);
    expect(without).toEqual([shown("logo", "left"), INDEX, shown("number"), hidden("name"), shown("status", "right")]);
    expect(showColumn(without, "name", false)).toEqual(without);
    expect(showColumn(without, "name", true)).toEqual(COLUMNS);
    const one = [hidden("number"), shown("name")];
    expect(showColumn(one, "name", false)).toEqual(one);
    expect(showColumn(one, "number", true)).toEqual([shown("number"), shown("name")]);
  });

  test("what only wide pages show is shown or hidden on any once it is chosen", () => {
    const find = (isShown: boolean) => showColumn(COLUMNS, "index", isShown).find(({ id }) => id === "index");
    expect([find(false)?.hidden, find(true)?.hidden]).toEqual([true, false]);
  });

  test.each([
    ["name", "left", "logo name index number status"],
    ["number", "right", "logo index name number status"],
    ["logo", "left", "logo index number name status"],
    ["logo", "right", "index number name logo status"],
    ["unknown", "left", "logo index number name status"],
  ] as const)("%s pinned to the %s gives %s", (id, pin, expected) => {
    expect(order(pinColumn(COLUMNS, id, pin))).toBe(expected);
  });

  test("one is unpinned", () => {
    expect(pinColumn(COLUMNS, "logo", "none")[0]).toEqual(shown("logo"));
  });
});

describe("stored columns", () => {
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["something else", "name"],
    ["an object", { id: "name" }],
    ["entries that are no columns", [null, 7, "name", {}, { id: 7 }]],
    ["unknown columns", [shown("gone")]],
  ])("that are %s are as declared", (_, stored) => {
    expect(normalizeColumns(stored, COLUMNS)).toEqual(COLUMNS);
  });

  test("keep their order; what is new stands after them", () => {
    expect(order(normalizeColumns([shown("name"), shown("number")], COLUMNS))).toBe("logo name number index status");
  });

  test("are each there once, as it stands first", () => {
    const stored = [hidden("name"), shown("name", "left")];
    expect(normalizeColumns(stored, COLUMNS).filter(({ id }) => id === "name")).toEqual([hidden("name")]);
  });

  test("with a wrong part take the default of it", () => {
    const stored = [{ id: "name", hidden: "x", pin: "top" }, { id: "number" }];
    expect(normalizeColumns(stored, [shown("name"), shown("number")])).toEqual([shown("name"), shown("number")]);
  });

  test("of which none is left on every page are all shown", () => {
    const stored = [INDEX, hidden("name"), hidden("number"), hidden("logo"), hidden("status")];
    expect(normalizeColumns(stored, COLUMNS).map((column) => column.hidden)).toEqual(Array(5).fill(false));
    const some = [INDEX, hidden("name"), shown("number")];
    expect(normalizeColumns(some, some)).toEqual(some);
  });
});
