import { unsavedForms } from "~/features/drafts/drafts";
import type { Resource } from "~/resource/resource";
import { type CellKey, cellsOfForms } from "./cell-forms";

/** The cells of a list with unsaved values. */
export const unsavedCells = (resource: Pick<Resource, "screen" | "prefix" | "fields">): CellKey[] =>
  cellsOfForms(resource, unsavedForms(resource.screen));
