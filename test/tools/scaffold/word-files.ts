import { singularOf } from "./english";
import type { Entity } from "./entity";

/** The translations of fields and values: their names, until somebody translates them. */
const wordsOf = ({ fields }: Entity, language: "chinese" | "english") => ({
  field: Object.fromEntries(fields.map(({ name, label }) => [name, label[language]])),
  ...Object.fromEntries(
    fields
      .filter(({ values }) => values.length > 0)
      .map(({ name, values, valueWords }) => [
        name,
        Object.fromEntries(values.map((value) => [value, valueWords?.[value]?.[language] ?? value])),
      ]),
  ),
});

export function chineseFile(entity: Entity): string {
  const { chinese } = entity;
  const own = { table: `${chinese}列表`, entity: chinese, entities: chinese, counted_other: `{{total}} 个${chinese}` };
  return `export default ${JSON.stringify({ ...own, ...wordsOf(entity, "chinese") })} as const;\n`;
}

export function englishFile(entity: Entity): string {
  const many = entity.english.toLowerCase();
  const one = singularOf(many);
  const counted = { counted_one: `{{total}} ${one}`, counted_other: `{{total}} ${many}` };
  const own = { table: entity.english, entity: one, entities: many, ...counted };
  return `import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/${entity.name}";

export default ${JSON.stringify({ ...own, ...wordsOf(entity, "english") })} satisfies SameKeys<typeof translations>;
`;
}
