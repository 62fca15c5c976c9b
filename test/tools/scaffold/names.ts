import { writes } from "./calls";
import { pascal } from "./english";
import type { Entity } from "./entity";

/** The names of what the files of a list export. */
export function namesOf({ plural, singular }: Entity) {
  const [many, one] = [pascal(plural), pascal(singular)];
  return {
    list: `list${many}`,
    page: `get${many}Page`,
    one: `get${one}`,
    create: `create${one}`,
    change: `change${one}`,
    /** The call that is sent before `replace`. */
    read: `read${one}`,
    replace: `replace${one}`,
    remove: `delete${many}`,
    removeOne: `delete${one}`,
    importRows: `import${many}`,
    type: one,
    permission: `${singular}:write`,
    routes: `${singular}Routes`,
  };
}

export const constantsOf = ({ fields }: Entity) => fields.filter(({ values }) => values.length > 0);
/** The lists that references are about, by their files. */
export const referredLists = ({ fields }: Entity): string[] => [...new Set(fields.flatMap(({ of }) => of ?? []))];

/** The calls by what the kit calls them, as far as the list has them. */
export function callsOf(entity: Entity): [key: string, call: string][] {
  const { calls } = entity;
  const { list, one, create, change, remove, removeOne, importRows } = namesOf(entity);
  const all: [key: string, call: string, exists: boolean][] = [
    ["list", list, true],
    ["one", one, calls.reads],
    ["create", create, calls.create],
    ["change", change, calls.change !== null],
    ["remove", remove, calls.remove === "ids"],
    ["removeOne", removeOne, calls.remove === "one"],
    ["importRows", importRows, calls.importRows !== null],
  ];
  return all.filter(([, , exists]) => exists).map(([key, call]) => [key, call]);
}

/** The permission to change records; undefined of a list that is only read. */
export const permissionOf = (entity: Entity): string | undefined =>
  writes(entity.calls) ? namesOf(entity).permission : undefined;
