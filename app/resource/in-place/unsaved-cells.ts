import { dropDrafts, unsavedForms } from "~/features/drafts/drafts";
import { formOf } from "~/resource/drawer/target";
import type { Resource, RowId } from "~/resource/resource";
import { type CellKey, cellForm, cellsOfForms } from "./cell-forms";

/** The cells of a list with unsaved values. */
export const unsavedCells = (resource: Pick<Resource, "screen" | "prefix" | "fields">): CellKey[] =>
  cellsOfForms(resource, unsavedForms(resource.screen));

/** Drops what is unsaved of records that are deleted. */
export function dropDraftsOf(resource: Resource, ids: readonly RowId[]): void {
  const { screen } = resource;
  const deleted = new Set(ids.map(String));
  const cells = unsavedCells(resource).filter(({ id }) => deleted.has(id));
  const forms = [...deleted].map((id) => formOf(resource, { mode: "edit", id }));
  for (const form of [...cells.map((cell) => cellForm(resource, cell)), ...forms]) {
    if (form) dropDrafts({ screen, form });
  }
}
