import { beforeEach, describe, expect, test } from "vitest";
import { ofResource } from "~/resource/data/of-resource";
import { createListState } from "~/resource/list-state";
import { namespacesOf } from "~/resource/namespaces";
import type { Row, RowId } from "~/resource/resource";
import { createRowRange } from "~/resource/selection/row-range";
import { deselect, refreshSelected, selectedRows, setSelected } from "~/resource/selection/selected-rows";
import { sessionEnded } from "~/session/session";
import { plainList } from "../../support/plain-list";

const row = (id: RowId, name = "") => ({ id, name });
const ROWS = [1, 2, 3, 4, 5].map((id) => row(id));

describe("the selected rows", () => {
  const list = { listState: createListState() };
  const ids = (filters: string) => [...selectedRows(list.listState.get().selected, filters).keys()];

  beforeEach(() => {
    sessionEnded.emit();
  });

  test("are none at first, and after the session", () => {
    expect(list.listState.get()).toEqual({
      selected: { filters: "", rows: new Map() },
      scrolled: { query: "", top: 0 },
      typed: null,
    });
    setSelected(list, "", [row(1)], true);
    list.listState.set({ scrolled: { query: "a", top: 9 } });
    sessionEnded.emit();
    expect(ids("")).toEqual([]);
    expect(list.listState.get()).toMatchObject({ scrolled: { query: "", top: 0 } });
  });

  test("are those of one search, on all of its pages", () => {
    setSelected(list, "name=a", [row(1), row(2)], true);
    setSelected(list, "name=a", [row(3)], true);
    setSelected(list, "name=a", [row(1)], false);
    expect(ids("name=a")).toEqual([2, 3]);
    expect(ids("")).toEqual([]);
  });

  test("are others once something is selected in another search", () => {
    setSelected(list, "name=a", [row(1)], true);
    setSelected(list, "name=b", [row(2)], true);
    expect([ids("name=a"), ids("name=b")]).toEqual([[], [2]]);
  });

  test("are as they were read last", () => {
    setSelected(list, "", [row(1, "old")], true);
    setSelected(list, "", [row(1, "new")], true);
    expect(selectedRows(list.listState.get().selected, "").get(1)).toEqual(row(1, "new"));
  });

  test("lose those that are gone, whatever the search is by now", () => {
    setSelected(list, "name=a", [row(1), row(2)], true);
    deselect(list, [row(1), row(7)]);
    expect(ids("name=a")).toEqual([2]);
  });

  test("are replaced by newer ones, but no others are selected", () => {
    setSelected(list, "name=a", [row(1, "old"), row(2)], true);
    refreshSelected(list, [row(1, "new"), row(7)]);
    expect([...selectedRows(list.listState.get().selected, "name=a").values()]).toEqual([row(1, "new"), row(2)]);
  });

  test("tell nobody of a change of rows that are not among them", () => {
    setSelected(list, "name=a", [row(1)], true);
    const before = list.listState.get();
    refreshSelected(list, [row(7)]);
    deselect(list, [row(7)]);
    expect(list.listState.get()).toBe(before);
  });
});

describe("a range of rows", () => {
  let range = createRowRange();
  let selected = new Set<RowId>();
  let changes = 0;
  const select = (rows: readonly Row[], on: boolean) => {
    changes += 1;
    for (const { id } of rows) on ? selected.add(id) : selected.delete(id);
  };
  const ids = () => [...selected].toSorted();

  beforeEach(() => {
    range = createRowRange();
    selected = new Set();
    changes = 0;
  });

  test("goes from the row that was selected last to the one that is clicked with Shift, in both directions", () => {
    range.toggled(ROWS, row(3), select, { on: true, extends: false });
    expect(ids()).toEqual([]);
    range.toggled(ROWS, row(5), select, { on: true, extends: true });
    expect(ids()).toEqual([3, 4, 5]);
    range.toggled(ROWS, row(2), select, { on: true, extends: true });
    expect(ids()).toEqual([2, 3, 4, 5]);
    range.toggled(ROWS, row(4), select, { on: false, extends: true });
    expect(ids()).toEqual([5]);
  });

  test("is nothing without a first row, or with one that is not on the page", () => {
    range.toggled(ROWS, row(3), select, { on: true, extends: true });
    expect([ids(), changes]).toEqual([[], 0]);
    range.toggled([row(8), row(9)], row(9), select, { on: true, extends: true });
    expect(ids()).toEqual([]);
    range.toggled(ROWS, row(1), select, { on: true, extends: true });
    expect(ids()).toEqual([]);
  });

  test("grows with the focus, and shrinks on the way back", () => {
    range.moved(ROWS, row(2), row(3), select);
    expect([ids(), changes]).toEqual([[2, 3], 1]);
    range.moved(ROWS, row(3), row(4), select);
    expect([ids(), changes]).toEqual([[2, 3, 4], 2]);
    range.moved(ROWS, row(4), row(3), select);
    expect(ids()).toEqual([2, 3]);
    range.moved(ROWS, row(3), row(2), select);
    range.moved(ROWS, row(2), row(1), select);
    expect(ids()).toEqual([1, 2]);
  });

  test("starts anew where the focus went meanwhile", () => {
    range.moved(ROWS, row(1), row(2), select);
    range.moved(ROWS, row(4), row(5), select);
    expect(ids()).toEqual([1, 2, 4, 5]);
    range.ended();
    range.moved(ROWS, row(5), row(4), select);
    range.moved(ROWS, row(4), row(3), select);
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
    range.moved(ROWS, row(3), row(4), select);
    expect(ids()).toEqual([1, 2, 4, 5]);
  });

  test("starts at the row that was selected by itself before the focus moved on", () => {
    range.toggled(ROWS, row(4), select, { on: true, extends: false });
    range.moved(ROWS, row(4), row(5), select);
    range.moved(ROWS, row(5), row(4), select);
    expect(ids()).toEqual([4]);
  });

  test("after a pause keeps what was selected", () => {
    range.moved(ROWS, row(1), row(2), select);
    range.ended();
    range.moved(ROWS, row(2), row(1), select);
    expect(ids()).toEqual([1, 2]);
  });
});

test("a list has something of its own once, made when it is first asked for", () => {
  let made = 0;
  const thing = ofResource(() => ({ number: ++made }));
  const other = { ...plainList };
  expect(made).toBe(0);
  expect([thing(plainList).number, thing(plainList).number, thing(other).number, made]).toEqual([1, 1, 2, 2]);
});

test("a screen loads the words of the kit, of its lists, and of a selection if one of them can be changed", () => {
  const readOnly = { namespace: "log" as const, write: undefined };
  expect(namespacesOf([readOnly])).toEqual(["resource", "forms", "log"]);
  expect(namespacesOf([readOnly, plainList])).toEqual(["resource", "forms", "selection", "log", "policies"]);
});
