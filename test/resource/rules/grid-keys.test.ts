import { describe, expect, test } from "vitest";
import { type GridCommand, gridCommand } from "~/resource/list/grid-keys";

const LAST = { lastRow: 20, lastColumn: 4, inSight: 6 };

const press = (key: string, modifiers: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

const move = (row: number, column: number, isExtended = false): GridCommand => ({
  kind: "move",
  to: { row, column },
  extends: isExtended,
});

describe("a key in the grid", () => {
  test.each<[string, [row: number, column: number], GridCommand | null]>([
    ["ArrowLeft", [3, 2], move(3, 1)],
    ["ArrowLeft", [3, 0], null],
    ["ArrowRight", [3, 2], move(3, 3)],
    ["ArrowRight", [3, 4], null],
    ["ArrowUp", [3, 2], move(2, 2)],
    ["ArrowUp", [1, 2], move(0, 2)],
    ["ArrowUp", [0, 2], null],
    ["ArrowDown", [0, 2], move(1, 2)],
    ["ArrowDown", [20, 2], null],
    ["PageUp", [8, 2], move(3, 2)],
    ["PageUp", [4, 2], move(1, 2)],
    ["PageDown", [8, 2], move(13, 2)],
    ["PageDown", [17, 2], move(20, 2)],
    ["Home", [3, 2], move(3, 0)],
    ["End", [3, 2], move(3, 4)],
    ["x", [3, 2], null],
  ])("%s leads from %j to %j", (key, [row, column], command) => {
    expect(gridCommand(press(key), { row, column, ...LAST })).toEqual(command);
  });

  test.each([
    ["PageDown", 4, 5],
    ["PageUp", 6, 5],
  ])("%s moves by one row at least", (key, from, to) => {
    expect(gridCommand(press(key), { row: from, column: 0, ...LAST, inSight: 1 })).toEqual(move(to, 0));
  });

  test.each<[string, GridCommand["kind"]]>([
    ["Enter", "enter"],
    ["F2", "toggle"],
    ["Escape", "leave"],
    [" ", "select"],
    ["o", "open"],
    ["O", "open"],
    ["e", "form"],
    ["E", "form"],
    ["Delete", "delete"],
  ])("%j does %s", (key, kind) => {
    expect(gridCommand(press(key), { row: 3, column: 2, ...LAST })).toEqual({ kind });
  });

  test.each<[string, object, GridCommand | null]>([
    ["Home", { ctrlKey: true }, move(1, 0)],
    ["End", { ctrlKey: true }, move(20, 4)],
    ["ArrowUp", { shiftKey: true }, move(2, 2, true)],
    ["ArrowDown", { shiftKey: true }, move(4, 2, true)],
    ["ArrowLeft", { shiftKey: true }, null],
    ["ArrowUp", { ctrlKey: true }, null],
    ["ArrowUp", { altKey: true }, null],
    ["ArrowUp", { metaKey: true }, null],
    ["Home", { ctrlKey: true, altKey: true }, null],
    ["Home", { shiftKey: true }, null],
    ["Enter", { shiftKey: true }, null],
    ["c", { ctrlKey: true, shiftKey: true }, { kind: "copyRow" }],
    ["C", { metaKey: true, shiftKey: true }, { kind: "copyRow" }],
    ["c", { ctrlKey: true }, null],
    ["c", { shiftKey: true }, null],
    ["c", { ctrlKey: true, metaKey: true, shiftKey: true }, null],
    ["c", { ctrlKey: true, altKey: true, shiftKey: true }, null],
    ["x", { ctrlKey: true, shiftKey: true }, null],
  ])("%s with %j does %j", (key, modifiers, command) => {
    expect(gridCommand(press(key, modifiers), { row: 3, column: 2, ...LAST })).toEqual(command);
  });

  test("does not extend a selection to the headers", () => {
    expect(gridCommand(press("ArrowUp", { shiftKey: true }), { row: 1, column: 2, ...LAST })).toBeNull();
  });

  test("stays in the headers of an empty list", () => {
    const empty = { row: 0, column: 1, lastRow: 0, lastColumn: 4, inSight: 0 };
    expect(gridCommand(press("ArrowDown"), empty)).toBeNull();
    expect(gridCommand(press("PageDown"), empty)).toBeNull();
    expect(gridCommand(press("Home", { ctrlKey: true }), empty)).toEqual(move(0, 0));
  });
});
