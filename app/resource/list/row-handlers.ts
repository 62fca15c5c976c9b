import type { TFunction } from "i18next";
import type { ActionRun } from "~/resource/actions/run-action";
import type { Target } from "~/resource/drawer/target";
import { formFields } from "~/resource/form/form-values";
import type { CellHandlers } from "~/resource/in-place/use-cells";
import type { SelectRows } from "~/resource/list-state";
import type { Action, Resource, Row, Slots } from "~/resource/resource";
import type { ResourceTexts } from "~/resource/resource-texts";
import type { ListedRow } from "./create-columns";

/** What a row offers and does. It is one stable object, so that it does not cause memoized rows to render. */
export type RowHandlers = {
  select: SelectRows;
  open: (target: Target) => void;
  runAction: (run: ActionRun) => void;
  openMenu: (row: ListedRow, button: HTMLElement) => void;
  cells: CellHandlers;
  offers: RowOffers;
};
type RowAction = { name: string; label: string; when: Action["when"] };

/** What may be done with a row, and the labels of it. What may not be done has no label. */
export type RowOffers = {
  select: string;
  view: string;
  edit: string | undefined;
  actions: readonly RowAction[];
  /** The fields that are changed in their cells. */
  cells: ReadonlySet<string>;
  more: string;
  /** What is offered in the menu alone. */
  menu: { edit: boolean; actions: readonly RowAction[]; remove: boolean };
  slot: Slots["row"];
};

/** Decides what may be done with the rows of a list and translates the labels, once for all rows. */
export function rowOffers(
  { calls, actions, slots, fields, inPlace }: Resource,
  canWrite: boolean,
  texts: ResourceTexts,
  t: TFunction<"resource">,
): RowOffers {
  return {
    select: t("action.selectRow"),
    view: t("action.view"),
    edit: canWrite && calls.change ? t("action.edit") : undefined,
    actions: canWrite
      ? Object.entries(actions).map(([name, { when }]) => ({ name, when, label: texts.action(name) }))
      : [],
    cells: new Set(canWrite && calls.change && inPlace ? formFields({ fields }).map(({ name }) => name) : []),
    more: t("action.more"),
    menu: { edit: false, actions: [], remove: canWrite && calls.remove !== undefined },
    slot: slots.row,
  };
}

/** Moves the actions of a row from its buttons into its menu. */
export const withActionsInMenu = (offers: RowOffers): RowOffers => ({
  ...offers,
  actions: [],
  menu: { ...offers.menu, actions: offers.actions },
});

/** Moves the editing and the actions of a row into its menu. A phone opens the drawer by the title of the row. */
export const withAllInMenu = (offers: RowOffers): RowOffers => {
  const { menu, ...others } = withActionsInMenu(offers);
  return { ...others, menu: { ...menu, edit: offers.edit !== undefined } };
};

/** Whether the menu of a row has something in it. */
export const hasMenu = ({ menu }: RowOffers, row: Row): boolean =>
  menu.edit || menu.remove || menu.actions.some(({ when }) => when(row));
