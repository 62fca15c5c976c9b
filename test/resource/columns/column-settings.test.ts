import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moveColumn, pinColumn, showColumn } from "~/resource/columns/change-columns";
import {
  type ColumnSettings,
  declaredColumns,
  isColumnShown,
  normalizeColumns,
} from "~/resource/columns/column-settings";
import { normalizeWidths } from "~/resource/columns/column-widths";
import { readPreferences } from "~/resource/preferences";

const COLUMN_IDS = ["index", "number", "name", "contentType", "filterType", "count", "createdTime", "status"];
const DEFAULT_COLUMNS = declaredColumns(Object.fromEntries(COLUMN_IDS.slice(1).map((id) => [id, { column: {} }])));

const ids = (settings: ColumnSettings) => settings.map(({ id }) => id);
const sorted = (settings: ColumnSettings) => ids(settings).toSorted();
const ALL = [...COLUMN_IDS].toSorted();
const GROUPS = ["left", "none", "right"];

/** Expects each column once, pinned ones on their side, and at least one visible. */
function expectValid(settings: ColumnSettings) {
  expect(sorted(settings)).toEqual(ALL);
  const groups = settings.map(({ pin }) => GROUPS.indexOf(pin));
  expect(groups).toEqual(groups.toSorted());
  expect(settings.some(({ hidden }) => !hidden)).toBe(true);
}

const id = fc.constantFrom(...COLUMN_IDS);
const step = fc.oneof(
  fc.tuple(id, id).map(
    ([from, over]) =>
      (settings: ColumnSettings) =>
        moveColumn(settings, from, over),
  ),
  fc.tuple(id, fc.boolean()).map(
    ([column, isShown]) =>
      (settings: ColumnSettings) =>
        showColumn(settings, column, isShown),
  ),
  fc.tuple(id, fc.constantFrom("left" as const, "none" as const, "right" as const)).map(
    ([column, pin]) =>
      (settings: ColumnSettings) =>
        pinColumn(settings, column, pin),
  ),
);

test("1,000 random moves neither lose nor duplicate a column", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1000, maxLength: 1000 }), (steps) => {
      const end = steps.reduce((settings, change) => change(settings), DEFAULT_COLUMNS);
      expectValid(end);
      expect(normalizeColumns(JSON.parse(JSON.stringify(end)), DEFAULT_COLUMNS)).toEqual(end);
    }),
    { numRuns: 20 },
  );
});

describe("moving columns", () => {
  test("puts a column where another one is", () => {
    expect(ids(moveColumn(DEFAULT_COLUMNS, "status", "name"))).toEqual([
      "index",
      "number",
      "status",
      "name",
      "contentType",
      "filterType",
      "count",
      "createdTime",
    ]);
  });

  test("keeps a pinned column on its side", () => {
    const pinned = pinColumn(DEFAULT_COLUMNS, "status", "left");
    expect(ids(pinned)[0]).toBe("status");
    expect(ids(moveColumn(pinned, "status", "count"))[0]).toBe("status");
    expect(pinColumn(pinned, "status", "none").find((column) => column.id === "status")?.pin).toBe("none");
  });

  test("keeps the last visible column", () => {
    const end = COLUMN_IDS.reduce<ColumnSettings>(
      (settings, column) => showColumn(settings, column, false),
      DEFAULT_COLUMNS,
    );
    expect(end.filter(({ hidden }) => !hidden).map((column) => column.id)).toEqual([COLUMN_IDS.at(-1)]);
  });
});

describe("the numbers of the rows", () => {
  const shown = (settings: ColumnSettings, isNarrow: boolean) =>
    settings.filter((column) => isColumnShown(column, isNarrow)).map((column) => column.id);

  test("are left out on a narrow page until they are chosen, and then shown or hidden on any", () => {
    expect(shown(DEFAULT_COLUMNS, false)).toContain("index");
    expect(shown(DEFAULT_COLUMNS, true)).not.toContain("index");
    const chosen = showColumn(DEFAULT_COLUMNS, "index", true);
    const stored = normalizeColumns(JSON.parse(JSON.stringify(chosen)), DEFAULT_COLUMNS);
    for (const isNarrow of [true, false]) expect(shown(stored, isNarrow)).toContain("index");
    const hidden = showColumn(DEFAULT_COLUMNS, "index", false);
    for (const isNarrow of [true, false]) expect(shown(hidden, isNarrow)).not.toContain("index");
  });

  test("stay as they were when another column is changed", () => {
    const changed = showColumn(DEFAULT_COLUMNS, "name", false);
    expect(shown(changed, false)).toContain("index");
    expect(shown(changed, true)).not.toContain("index");
  });
});

describe("stored column settings are normalized", () => {
  const entry = (column: string, rest: object = {}) => ({ id: column, ...rest });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["a text", "columns"],
    ["an object", { name: true }],
    ["nulls", [null, 3, "name", []]],
    ["an unknown column", [entry("price"), entry("name")]],
    ["a column twice", [entry("name"), entry("name", { hidden: true })]],
    ["all hidden", COLUMN_IDS.map((column) => entry(column, { hidden: true }))],
    ["wrong fields", [entry("name", { hidden: "yes", pin: "top" })]],
    ["pinned columns in the middle", [entry("name"), entry("count", { pin: "left" })]],
  ])("%s", (_, stored) => {
    expectValid(normalizeColumns(stored, DEFAULT_COLUMNS));
  });

  test("any content", () => {
    fc.assert(fc.property(fc.anything(), (stored) => expectValid(normalizeColumns(stored, DEFAULT_COLUMNS))));
  });

  test("an older version keeps its columns, and new columns come after them", () => {
    const stored = { version: 0, density: "mini", columns: [entry("status"), entry("name")] };
    const { density, columns } = readPreferences(stored, DEFAULT_COLUMNS);
    expect(density).toBe("mini");
    expect(ids(columns).slice(0, 2)).toEqual(["status", "name"]);
    expectValid(columns);
  });

  test.each([undefined, null, "{", [[]], 3, { density: "huge", filtersOpen: 1 }])("the value %j", (stored) => {
    expect(readPreferences(stored, DEFAULT_COLUMNS)).toEqual({
      density: "medium",
      filtersOpen: true,
      columns: DEFAULT_COLUMNS,
      widths: {},
    });
  });

  test.each<[string, unknown, object]>([
    ["nothing", undefined, {}],
    ["a list", [100, 200], {}],
    ["what is no width", { name: "100", count: null, status: Number.NaN }, {}],
    ["an unknown column", { price: 100, name: 100 }, { name: 100 }],
    ["widths out of the limits", { name: 1, count: 1e9, status: 99.6 }, { name: 60, count: 6000, status: 100 }],
  ])("the widths of %s", (_, widths, expected) => {
    expect(normalizeWidths(widths, COLUMN_IDS)).toEqual(expected);
  });
});
