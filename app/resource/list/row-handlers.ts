import type { TFunction } from "i18next";
import { formFields } from "~/resource/drawer/form-values";
import type { Target } from "~/resource/drawer/target";
import type { CellHandlers } from "~/resource/in-place/use-cells";
import type { Resource, Row } from "~/resource/resource";
import type { Words } from "~/resource/words";
import type { ListedRow } from "./create-columns";

/** What a row offers and does; one stable object, so that it does not cause memoized rows to render. */
export type RowHandlers = {
  select: (rows: readonly Row[], on: boolean) => void;
  open: (target: Target) => void;
  act: (change: { action: string; rows: readonly Row[] }) => void;
  openMenu: (row: ListedRow, button: HTMLElement) => void;
  cells: CellHandlers;
  offers: RowOffers;
};
export type RowOffers = ReturnType<typeof rowOffers>;

/** The labels of a row's buttons, translated once for all rows; what may not be done has none. */
export function rowOffers(
  { calls, actions, slots, fields, inPlace }: Resource,
  canWrite: boolean,
  words: Words,
  t: TFunction<"resource">,
) {
  return {
    select: t("action.selectRow"),
    view: t("action.view"),
    edit: canWrite && calls.change && t("action.edit"),
    actions: canWrite
      ? Object.entries(actions).map(([name, { when }]) => ({ name, when, label: words.action(name) }))
      : [],
    /** The fields that are changed in their cells. */
    cells: new Set(canWrite && calls.change && inPlace ? formFields({ fields }).map(({ name }) => name) : []),
    more: canWrite && calls.remove && t("action.more"),
    slot: slots.row,
  };
}
