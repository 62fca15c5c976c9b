import { describe, expect, test } from "vitest";
import { pinColumn } from "~/resource/columns/change-columns";
import { declaredColumns, normalizeColumns } from "~/resource/columns/column-settings";
import {
  arrangeColumns,
  flexibleColumns,
  isFieldColumn,
  pinProps,
  tableColumns,
  tableLayout,
} from "~/resource/list/column-layout";

const column = (id: string, size: number, grows = 0) => ({ id, name: id, size, grows });
const COLUMNS = [
  column("select", 40),
  column("index", 50),
  column("name", 130, 1),
  column("count", 100),
  column("status", 90),
  column("actions", 190),
];
const SETTINGS = [
  { id: "status", hidden: false, pin: "right" },
  { id: "count", hidden: false, pin: "left" },
  { id: "index", hidden: true, pin: "none" },
];
const DECLARED = declaredColumns({ name: { column: {} }, count: { column: {} }, status: { column: {} } });
const settings = normalizeColumns(SETTINGS, DECLARED);
const pinnedTwice = pinColumn(settings, "name", "left");
const layOut = (withSelect: boolean) => arrangeColumns(COLUMNS, settings, { withSelect, isNarrow: false });

describe("the columns of a list", () => {
  test("stand in the operator's order without the hidden ones, between selection and buttons", () => {
    expect(layOut(true).map(({ id }) => id)).toEqual(["select", "count", "name", "status", "actions"]);
    expect(layOut(false).map(({ id }) => id)).toEqual(["count", "name", "status", "actions"]);
  });

  test("are pinned beside those that are pinned before them, also with the operator's widths", () => {
    expect(layOut(true).map(pinProps)).toEqual([
      { "data-pinned": "left", style: { "--pin": "var(--pin-select)" } },
      { "data-pinned": "left", style: { "--pin": "var(--pin-count)" } },
      {},
      { "data-pinned": "right", style: { "--pin": "var(--pin-status)" } },
      { "data-pinned": "right", style: { "--pin": "var(--pin-actions)" } },
    ]);
    expect(tableLayout(layOut(true), {})).toMatchObject({
      "--pin-select": "0rem",
      "--pin-count": expect.stringContaining("2.5rem"),
      "--pin-status": expect.stringContaining("11.875rem"),
      "--pin-actions": "0rem",
    });
    const wider = tableLayout(arrangeColumns(COLUMNS, pinnedTwice, { withSelect: false, isNarrow: false }), {
      count: 160,
    });
    expect(wider).toMatchObject({ "--pin-count": "0rem", "--pin-name": expect.stringContaining("10rem") });
  });

  test.each<[string, Record<string, number>, string[]]>([
    ["the column that grows", {}, ["name"]],
    ["the column that grows, beside a width of another one", { count: 160 }, ["name"]],
    ["what is behind the column that no longer grows", { name: 160 }, ["status", "actions"]],
    ["the buttons of the rows, if every column has a width", { count: 90, name: 160, status: 90 }, ["actions"]],
  ])("give the remaining width to %s", (_, widths, flexible) => {
    expect(flexibleColumns(layOut(true), widths).map(({ id }) => id)).toEqual(flexible);
    expect(String(tableLayout(layOut(true), widths)["--columns"]).match(/fr\)/g)).toHaveLength(flexible.length);
  });

  test("that grow share the remaining width by their parts", () => {
    const { "--columns": tracks } = tableLayout(
      layOut(true).map((one) => (one.id === "count" ? { ...one, grows: 3 } : one)),
      {},
    );
    expect(String(tracks).match(/\d+fr\)/g)).toEqual(["3fr)", "1fr)"]);
  });

  test("share the remaining width if none of them grows, but for the one to select rows", () => {
    const fixed = layOut(true).filter(({ grows }) => !grows);
    expect(flexibleColumns(fixed, {}).map(({ id }) => id)).toEqual(["count", "status", "actions"]);
    expect(tableLayout(fixed, {})["--min-width"]).toContain("(26.25rem");
  });

  test("are fields, but for those that select the rows and hold their buttons", () => {
    expect(COLUMNS.filter(isFieldColumn).map(({ id }) => id)).toEqual(["index", "name", "count", "status"]);
  });

  test("are told to the table with what is pinned at each side, and how far from it", () => {
    const inRem = (px: number) => `calc(${px / 16}rem * var(--mantine-scale))`;
    const { "--columns": tracks, ...others } = tableLayout(layOut(true), { count: 160 });
    expect(tracks).toBe(`${inRem(40)} ${inRem(160)} minmax(${inRem(130)}, 1fr) ${inRem(90)} ${inRem(190)}`);
    expect(others).toEqual({
      "--min-width": inRem(40 + 160 + 130 + 90 + 190),
      "--pinned-left": inRem(40 + 160),
      "--pinned-right": inRem(90 + 190),
      "--pin-select": "0rem",
      "--pin-count": inRem(40),
      "--pin-status": inRem(190),
      "--pin-actions": "0rem",
    });
    expect(tableColumns(layOut(true), { count: 160 })).toEqual({
      "--columns": tracks,
      "--min-width": others["--min-width"],
    });
  });
});
