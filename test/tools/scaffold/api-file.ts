import { hasForm } from "./calls";
import type { Entity } from "./entity";
import { conditionNames, conditionSchema, formSchema, linesText, objectText, sorts } from "./fields";
import { kindOf } from "./kinds";
import { listCall } from "./list-call";
import { constantsOf, namesOf } from "./names";
import { writeCalls } from "./write-calls";

/** The schemas of app/api/fields.ts. */
const SHARED = [
  "confirmation",
  "flag",
  "id",
  "integer",
  "knownOrOther",
  "listOf",
  "nothing",
  "number",
  "someOf",
  "text",
];
const uses = (text: string, schema: string) => new RegExp(`(?<![.\\w"/])${schema}\\b(?!")`).test(text);

/** The conditions and sorts of the query, with their schemas. */
function searchEntries({ fields }: Entity): (readonly [string, string])[] {
  const conditions = fields.flatMap((field) =>
    conditionNames(field).map((name) => [name, `v.optional(${conditionSchema(field)})`] as const),
  );
  const names = fields.filter(sorts).flatMap(({ name }) => [name, `-${name}`]);
  return names.length > 0 ? [...conditions, ["sort", `v.optional(v.picklist(${JSON.stringify(names)}))`]] : conditions;
}

export function apiFile(entity: Entity): string {
  const { fields, calls } = entity;
  const records = fields.map((field) => [field.name, kindOf(field).record(field)] as const);
  const forms = fields.flatMap((field) => {
    const schema = formSchema(field);
    return schema ? [[field.name, schema] as const] : [];
  });
  const record = `const record = v.object({ id, ${objectText(records).slice(1)});`;
  const form = hasForm(calls)
    ? `/** The fields that an operator sets; the server adds the others. */
const form = v.object(${objectText(forms)});
`
    : "";
  const body = `${record}
export type ${namesOf(entity).type} = v.InferOutput<typeof record>;

${form}
${listCall(entity, searchEntries(entity))}

${writeCalls(entity)}`;
  const shared = SHARED.filter((schema) => uses(body.replace(/\b\w+: |string \| number|number;/g, ""), schema));
  const imports = linesText(
    `import * as v from "valibot";`,
    `import { defineCall } from "./client/call";`,
    `import { ${shared.join(", ")} } from "./fields";`,
  );
  return `${imports}

${constantsOf(entity)
  .map(({ constant, values }) => `export const ${constant} = ${JSON.stringify(values)} as const;`)
  .join("\n")}

const path = "${calls.path}";

${body}`;
}
