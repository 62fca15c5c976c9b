import { describe, expect, test } from "vitest";
import { normalizeColumns } from "~/resource/columns/column-settings";
import { gridColumns, minWidth, pinProps, placeColumns } from "~/resource/list/column-layout";

const column = (id: string, size: number, grows = false) => ({ id, name: id, size, grows });
const COLUMNS = [
  column("select", 40),
  column("index", 50),
  column("name", 130, true),
  column("count", 100),
  column("status", 90),
  column("actions", 190),
];
const SETTINGS = [
  { id: "status", hidden: false, pin: "right" },
  { id: "count", hidden: false, pin: "left" },
  { id: "index", hidden: true, pin: "none" },
];
const settings = normalizeColumns(SETTINGS, ["index", "name", "count", "status"]);
const place = (withSelect: boolean) => placeColumns(COLUMNS, settings, withSelect);

describe("the columns of a list", () => {
  test("stand in the operator's order without the hidden ones, between selection and buttons", () => {
    expect(place(true).map(({ id }) => id)).toEqual(["select", "count", "name", "status", "actions"]);
    expect(place(false).map(({ id }) => id)).toEqual(["count", "name", "status", "actions"]);
  });

  test("are pinned beside those that are pinned before them", () => {
    const pins = place(true).map((placed) => [placed.id, pinProps(placed)]);
    expect(Object.fromEntries(pins)).toEqual({
      select: { "data-pinned": "left", style: { "--pin": "0rem" } },
      count: { "data-pinned": "left", style: { "--pin": expect.stringContaining("2.5rem") } },
      name: {},
      status: { "data-pinned": "right", style: { "--pin": expect.stringContaining("11.875rem") } },
      actions: { "data-pinned": "right", style: { "--pin": "0rem" } },
    });
  });

  test("share the remaining width, unless one of them grows", () => {
    const flexible = (columns: ReturnType<typeof place>) => gridColumns(columns).match(/fr\)/g) ?? [];
    expect(flexible(place(false))).toHaveLength(1);
    const fixed = place(false).filter(({ grows }) => !grows);
    expect(flexible(fixed)).toHaveLength(3);
    expect(minWidth(fixed)).toContain("23.75rem");
  });
});
