import { type Entity, singularOf } from "./entity";

/** The translations of fields and values: their names, until somebody translates them. */
const wordsOf = ({ fields }: Entity) => ({
  field: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
  ...Object.fromEntries(
    fields
      .filter(({ values }) => values.length > 0)
      .map(({ name, values }) => [name, Object.fromEntries(values.map((value) => [value, value]))]),
  ),
});

export function chineseFile(entity: Entity): string {
  const { chinese } = entity;
  const own = { table: `${chinese}列表`, entity: chinese, entities: chinese, counted_other: `{{total}} 个${chinese}` };
  return `export default ${JSON.stringify({ ...own, ...wordsOf(entity) })} as const;\n`;
}

export function englishFile(entity: Entity): string {
  const many = entity.english.toLowerCase();
  const one = singularOf(many);
  const counted = { counted_one: `{{total}} ${one}`, counted_other: `{{total}} ${many}` };
  const own = { table: entity.english, entity: one, entities: many, ...counted };
  return `import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/${entity.name}";

export default ${JSON.stringify({ ...own, ...wordsOf(entity) })} satisfies SameKeys<typeof translations>;
`;
}
