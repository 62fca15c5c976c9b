import { type Prefixed, startOf } from "~/resource/address/prefix";
import type { Resource } from "~/resource/resource";

/** A cell by its record and its field. */
export type CellKey = { id: string; name: string };

const FORM = /^cell (.+) (\S+)$/s;

/** The name of a cell's form on its screen, for its draft. */
export const cellForm = (resource: Prefixed, { id, name }: CellKey): string => `${startOf(resource)}cell ${id} ${name}`;

/** The cells of a list among some forms of its screen. */
export function cellsOfForms(resource: Pick<Resource, "prefix" | "fields">, forms: readonly string[]): CellKey[] {
  const start = startOf(resource);
  return forms.flatMap((form) => {
    const [, id, name] = (form.startsWith(start) && FORM.exec(form.slice(start.length))) || [];
    return id !== undefined && name !== undefined && resource.fields[name]?.form ? [{ id, name }] : [];
  });
}
