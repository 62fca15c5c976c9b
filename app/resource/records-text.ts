import i18next from "i18next";
import { type Resource, type Row, titleOf } from "./resource";
import { createResourceTexts } from "./resource-texts";

/** What some records are called in a message: the first by its name, and how many they are. */
export function recordsText(resource: Resource, rows: readonly Row[]): string {
  const [first] = rows;
  return i18next.t(rows.length > 1 ? "resource:done.several" : "resource:done.one", {
    name: first && titleOf(resource, first),
    counted: createResourceTexts(resource, i18next.language).counted(rows.length),
  });
}
