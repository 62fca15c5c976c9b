import { dropDrafts } from "~/features/drafts/drafts";
import { formOf } from "~/resource/drawer/target";
import { cellForm } from "~/resource/in-place/cell-forms";
import { unsavedCells } from "~/resource/in-place/unsaved-cells";
import type { Resource, RowId } from "~/resource/resource";

/** Drops what is unsaved of records that are deleted, in the drawer and in cells. */
export function dropDraftsOf(resource: Resource, ids: readonly RowId[]): void {
  const { screen } = resource;
  const deleted = new Set(ids.map(String));
  const cells = unsavedCells(resource).filter(({ id }) => deleted.has(id));
  const forms = [...deleted].map((id) => formOf(resource, { mode: "edit", id }));
  for (const form of [...cells.map((cell) => cellForm(resource, cell)), ...forms]) {
    if (form) dropDrafts({ screen, form });
  }
}
