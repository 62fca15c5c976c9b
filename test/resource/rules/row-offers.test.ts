import { describe, expect, test } from "vitest";
import { hasMenu, type RowOffers, rowOffers, withActionsInMenu, withAllInMenu } from "~/resource/list/row-handlers";
import type { Row } from "~/resource/resource";
import { plainList, plainWords as words } from "../../support/plain-list";

const t = ((key: string) => key) as Parameters<typeof rowOffers>[3];

const isOpen = ({ state }: Row) => state === "open";

const withActions = {
  ...plainList,
  actions: { online: { call: async () => {}, when: isOpen } },
};

const all = rowOffers(withActions, true, words, t);

const none = rowOffers(withActions, false, words, t);

describe("a row offers", () => {
  test("what may be done with it", () => {
    const offers = rowOffers(withActions, true, words, t);
    expect(offers).toMatchObject({
      select: "action.selectRow",
      view: "action.view",
      edit: "action.edit",
      more: "action.more",
      menu: { edit: false, actions: [], remove: true },
      slot: undefined,
    });
    expect(offers.actions).toEqual([{ name: "online", label: "do online", when: isOpen }]);
    expect([...offers.cells]).toEqual(["name", "count"]);
  });

  test("nothing but to view it without the right to write", () => {
    const offers = rowOffers(withActions, false, words, t);
    expect(offers).toMatchObject({ view: "action.view", edit: undefined, actions: [], menu: { remove: false } });
    expect([...offers.cells]).toEqual([]);
  });

  test("no form, no cell and no deletion that no call writes", () => {
    const { cells, edit, menu } = rowOffers({ ...plainList, calls: { list: plainList.calls.list } }, true, words, t);
    expect([[...cells], edit, menu.remove]).toEqual([[], undefined, false]);
    expect([...rowOffers({ ...plainList, inPlace: false }, true, words, t).cells]).toEqual([]);
  });

  test("its actions in the menu where there is no room for them, and the form where there is less", () => {
    expect(withActionsInMenu(all)).toMatchObject({
      edit: "action.edit",
      actions: [],
      menu: { edit: false, actions: all.actions, remove: true },
    });
    const inMenu = withAllInMenu(all);
    expect(inMenu).toMatchObject({ actions: [], menu: { edit: true, actions: all.actions, remove: true } });
    expect(withAllInMenu(none).menu).toEqual({ edit: false, actions: [], remove: false });
  });

  test.each<[string, RowOffers, Row, boolean]>([
    ["a deletion", all, { id: 1 }, true],
    ["nothing", none, { id: 1, state: "open" }, false],
    ["an action for it", withActionsInMenu({ ...all, menu: none.menu }), { id: 1, state: "open" }, true],
    ["an action for others", withActionsInMenu({ ...all, menu: none.menu }), { id: 1 }, false],
    ["its form", { ...none, menu: { ...none.menu, edit: true } }, { id: 1 }, true],
  ])("a menu that has %s: %#", (_, offers, row, expected) => {
    expect(hasMenu(offers, row)).toBe(expected);
  });
});
