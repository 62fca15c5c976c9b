import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entity } from "./entity";
import { InputError } from "./input-error";
import { referredLists } from "./names";

/** The field that names a record, by the list that references are about. */
export type Titles = ReadonlyMap<string, string>;

/** Reads the declarations of the lists that an entity refers to. Throws an InputError for one that it cannot refer to. */
export const readTitles = (entity: Entity, folder: string): Titles =>
  new Map(referredLists(entity).map((list) => [list, readTitle(list, folder)]));

function readTitle(list: string, folder: string): string {
  const own = [`app/lists/${list}.ts`, `app/lists/${list}.tsx`].find((file) => existsSync(join(folder, file)));
  if (!own)
    throw new InputError(`no list ${list} is declared in app/lists: a declaration that is referred to moves there`);
  const seeds = `mocks/data/${list}.ts`;
  if (!existsSync(join(folder, seeds))) throw new InputError(`the records of the list ${list} are not in ${seeds}`);
  const [, title] = readFileSync(join(folder, own), "utf8").match(/\btitle: "(\w+)"/) ?? [];
  if (!title) throw new InputError(`${own} does not say which field is its title`);
  return title;
}
