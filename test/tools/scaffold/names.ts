import { type Entity, pascal } from "./entity";

/** The names of what the files of a list export. */
export function namesOf({ plural, singular }: Entity) {
  const [many, one] = [pascal(plural), pascal(singular)];
  return {
    list: `list${many}`,
    create: `create${one}`,
    change: `change${one}`,
    remove: `delete${many}`,
    importRows: `import${many}`,
    type: one,
    permission: `${singular}:write`,
    routes: `${singular}Routes`,
  };
}

export const constantsOf = ({ fields }: Entity) => fields.filter(({ values }) => values.length > 0);
/** The calls by what the kit and the demonstration call them. */
export const callsOf = (entity: Entity) => {
  const { list, create, change, remove, importRows } = namesOf(entity);
  return Object.entries({ list, create, change, remove, importRows });
};
