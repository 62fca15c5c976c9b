import { describe, expect, test } from "vitest";
import { classOf } from "~/resource/list/column-class";
import { actionsWidth, createColumns, fieldColumns, toListedRows } from "~/resource/list/create-columns";
import { type RowOffers, rowOffers } from "~/resource/list/row-handlers";
import classes from "~/resource/list/table.module.css";
import { textWidth } from "~/resource/text-width";
import { plainField, plainList, plainWords as texts } from "../../support/plain-list";

const t = ((key: string) => key) as Parameters<typeof rowOffers>[3];

const none = rowOffers(plainList, false, texts, t);

describe("the columns of a table", () => {
  const offers = { ...none, view: "Open" };

  test("a letter takes 8 px at most, an ideograph 14", () => {
    expect([textWidth(""), textWidth("ab1"), textWidth("集合a"), textWidth("𠮷")]).toEqual([0, 24, 36, 14]);
  });

  test.each<[string, Partial<RowOffers>, number]>([
    ["the drawer alone", {}, 48],
    ["the form beside it", { edit: "Edit" }, 92],
    ["the longest of the actions, which exclude each other", { actions: actions("On", "Offline") }, 116],
    ["a menu with a deletion", { menu: { edit: false, actions: [], remove: true } }, 74],
    ["a menu with actions", { menu: { edit: false, actions: actions("On"), remove: false } }, 74],
    ["a part of one's own", { slot: () => null }, 120],
  ])("the buttons of a row have room for %s", (_, offered, width) => {
    expect(actionsWidth({ ...offers, ...offered })).toBe(width);
  });

  function actions(...labels: string[]) {
    return labels.map((label) => ({ name: label, label, when: () => true }));
  }

  test("stand in the order of the fields, between those that every list has", () => {
    const nameOf = (id: string) => `the ${id}`;
    const columns = createColumns(plainList, { texts, nameOf, offers, digits: 2 });
    expect(columns.map(({ id, name, size }) => [id, name, size])).toEqual([
      ["select", "the select", 40],
      ["index", "the index", 52],
      ["number", "the number", 100],
      ["name", "the name", 120],
      ["count", "the count", 80],
      ["actions", "the actions", 106],
    ]);
    const [, index, , name] = columns;
    const row = { position: 12, title: "b", row: { id: 2, name: "b" } };
    expect([index?.alignEnd, index?.text?.(row), index?.render?.(row)]).toEqual([true, "12", "12"]);
    expect([name?.sort, name?.text?.(row), name?.render?.(row)]).toEqual([true, "b", "b"]);
  });

  test("have room for the longest number of a row, and for all buttons", () => {
    const nameOf = () => "";
    const sizeOf = (id: string, digits: number, given: RowOffers) =>
      createColumns(plainList, { texts, nameOf, offers: given, digits }).find((column) => column.id === id)?.size;
    expect([sizeOf("index", 4, offers), sizeOf("index", 5, offers)]).toEqual([52, 56]);
    expect(sizeOf("actions", 1, { ...offers, edit: "Edit" })).toBe(92);
  });

  test("have a width that may differ between languages, and none of a field without a column", () => {
    const fields = {
      name: plainField({ column: { width: ({ label }) => label.length, pin: "left", oneLine: true } }),
      note: plainField({ column: null }),
    };
    const columns = fieldColumns({ ...plainList, fields }, texts, -1);
    expect(columns).toEqual([
      {
        id: "name",
        name: "name",
        size: 4,
        oneLine: true,
        render: expect.any(Function),
        text: expect.any(Function),
      },
    ]);
  });

  test("give links in their cells the place that is asked for", () => {
    const fields = { name: plainField({ cell: (_, { tabIndex }) => String(tabIndex) }) };
    const listed = { position: 1, title: "", row: { id: 1 } };
    const render = (tabIndex?: number) => fieldColumns({ ...plainList, fields }, texts, tabIndex)[0]?.render(listed);
    expect([render(-1), render()]).toEqual(["-1", "undefined"]);
    const columns = createColumns({ ...plainList, fields }, { texts, nameOf: String, offers, digits: 1 });
    expect(columns.find(({ id }) => id === "name")?.render?.(listed)).toBe("-1");
  });

  test("rows are counted through all pages, and named by their title", () => {
    expect(toListedRows(plainList, [{ id: 7, name: "a" }, { id: 8 }], 21)).toEqual([
      { row: { id: 7, name: "a" }, position: 21, title: "a" },
      { row: { id: 8 }, position: 22, title: "" },
    ]);
  });

  test.each<[object, (string | undefined)[]]>([
    [{}, []],
    [{ truncates: true }, [classes.truncated]],
    [{ truncates: true, oneLine: true }, [classes.truncated, classes.oneLine]],
    [{ oneLine: true }, []],
    [{ alignEnd: true, truncates: true }, [classes.truncated, classes.end]],
  ])("only those that need it are cut or aligned: %j", (column, names) => {
    expect(classOf(column)).toBe(names.length > 0 ? names.join(" ") : undefined);
  });
});
