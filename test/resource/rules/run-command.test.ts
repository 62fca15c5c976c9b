import { beforeEach, describe, expect, test } from "vitest";
import type { CellKey } from "~/resource/in-place/cell-forms";
import type { GridCommand } from "~/resource/list/grid-keys";
import { rowOffers } from "~/resource/list/row-handlers";
import { runCommand, runOnRow } from "~/resource/list/run-command";
import type { Row } from "~/resource/resource";
import { createRowRange } from "~/resource/selection/row-range";
import { plainList, plainWords as words } from "../../support/plain-list";

const t = ((key: string) => key) as Parameters<typeof rowOffers>[3];

const all = rowOffers(plainList, true, words, t);

const none = rowOffers(plainList, false, words, t);

describe("a command on a record", () => {
  const done: unknown[] = [];
  const page = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const row = { id: 2 };
  const listed = { row, position: 2, title: "b" };
  const options = (offers = all, canSelect = true, selected = new Map<number, Row>()) => ({
    page,
    range: createRowRange(),
    columns: [{ id: "name" }, { id: "count" }],
    selected,
    canSelect,
    handlers: {
      select: (rows: readonly Row[], on: boolean) => done.push(["select", rows, on]),
      open: (target: object) => done.push(["open", target]),
      runAction: () => {},
      openMenu: () => {},
      cells: {} as never,
      offers,
    },
    onDelete: (deleted: Row) => done.push(["delete", deleted]),
    onCopyRow: (copied: object) => done.push(["copy", copied]),
    onEdit: (cell: CellKey) => done.push(["edit", cell]),
  });
  const run = (kind: Exclude<GridCommand["kind"], "move">, given = options(), column = 1) => {
    const applies = runCommand({ kind }, listed, column, given);
    return [applies, ...done];
  };

  beforeEach(() => {
    done.length = 0;
  });

  test("selects it, or deselects it", () => {
    expect(run("select")).toEqual([true, ["select", [row], true]]);
    done.length = 0;
    expect(run("select", options(all, true, new Map([[2, row]])))).toEqual([true, ["select", [row], false]]);
  });

  test("does not select where nothing can be selected", () => {
    expect(run("select", options(all, false))).toEqual([false]);
  });

  test("starts a range at the selected row", () => {
    const given = options();
    run("select", given);
    given.range.toggled(page, { id: 3 }, given.handlers.select, { on: true, extends: true });
    expect(done[1]).toEqual(["select", [{ id: 2 }, { id: 3 }], true]);
  });

  test("starts none where it does not select", () => {
    const given = options();
    run("open", given);
    given.range.toggled(page, { id: 3 }, given.handlers.select, { on: true, extends: true });
    expect(done).toEqual([["open", { mode: "view", id: "2" }]]);
  });

  test("selects no further rows of a range that began before", () => {
    const given = options();
    given.range.toggled(page, { id: 3 }, given.handlers.select, { on: true, extends: false });
    expect(run("select", given)).toEqual([true, ["select", [row], true]]);
  });

  test("opens it, and its form for who may edit it", () => {
    expect(run("open")).toEqual([true, ["open", { mode: "view", id: "2" }]]);
    done.length = 0;
    expect(run("form")).toEqual([true, ["open", { mode: "edit", id: "2" }]]);
    done.length = 0;
    expect(run("form", options(none))).toEqual([false]);
  });

  test("deletes it for who may", () => {
    expect(run("delete")).toEqual([true, ["delete", row]]);
    done.length = 0;
    expect(run("delete", options(none))).toEqual([false]);
  });

  test("copies it, and edits its cell in the column", () => {
    expect(run("copyRow")).toEqual([true, ["copy", listed]]);
    done.length = 0;
    expect(run("edit")).toEqual([true, ["edit", { id: "2", name: "count" }]]);
    done.length = 0;
    expect(run("edit", options(), 9)).toEqual([true, ["edit", { id: "2", name: "" }]]);
  });

  test("that is of cells alone does nothing to a row", () => {
    expect(run("leave")).toEqual([false]);
    expect(runOnRow({ kind: "edit" }, row, options())).toBe(false);
    expect(runOnRow({ kind: "open" }, row, options())).toBe(true);
  });
});
