import type { Entity } from "./entity";
import { kindOf } from "./kinds";
import { constantsOf, namesOf } from "./names";

const object = (entries: readonly (readonly [key: string, value: string])[]) =>
  `{ ${entries.map(([key, value]) => `${key}: ${value}`).join(", ")} }`;

/** The schemas of app/api/fields.ts. */
const SHARED = ["flag", "knownOrOther", "listOf", "number", "text"];
const uses = (text: string, schema: string) => new RegExp(`(?<!\\.)\\b${schema}\\b`).test(text);

export function apiFile(entity: Entity): string {
  const { name, fields } = entity;
  const { list, create, change, remove, importRows, type } = namesOf(entity);
  const records = fields.map((field) => [field.name, kindOf(field).record(field)] as const);
  const forms = fields.flatMap((field) => {
    const schema = kindOf(field).form?.(field);
    return schema ? [[field.name, schema] as const] : [];
  });
  const conditions = fields.flatMap((field) => Object.entries(kindOf(field).conditions?.(field) ?? {}));
  const sorts = fields.filter((field) => kindOf(field).sorts).flatMap((field) => [field.name, `-${field.name}`]);
  const query = [
    ["current", "v.number()"],
    ["pageSize", "v.number()"],
    ...conditions.map(([key, schema]) => [key, `v.optional(${schema})`] as const),
    ...(sorts.length > 0 ? [["sort", `v.optional(v.picklist(${JSON.stringify(sorts)}))`] as const] : []),
  ] as const;
  const shared = SHARED.filter((schema) => records.some(([, value]) => uses(value, schema)));
  return `import * as v from "valibot";
import { defineCall } from "./client/call";
import { confirmation, id, ${shared.join(", ")} } from "./fields";

${constantsOf(entity)
  .map(({ constant, values }) => `export const ${constant} = ${JSON.stringify(values)} as const;`)
  .join("\n")}

const path = "/api/list/${name}";

const record = v.object({ id, ${object(records).slice(1)});
export type ${type} = v.InferOutput<typeof record>;

/** The fields that an operator sets; the server adds the others. */
const form = v.object(${object(forms)});

export const ${list} = defineCall({
  kind: "read",
  method: "GET",
  path,
  query: v.object(${object(query)}),
  response: v.object({ list: v.array(record), total: v.number() }),
});

export const ${create} = defineCall({ kind: "write", method: "POST", path, body: form, response: record });

export const ${change} = defineCall({
  kind: "write",
  method: "PATCH",
  path: "/api/list/${name}/:id",
  body: v.partial(form),
  response: record,
});

export const ${remove} = defineCall({
  kind: "write",
  method: "DELETE",
  path,
  body: v.object({ ids: v.array(id) }),
  response: confirmation,
});

export const ${importRows} = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/list/${name}/import",
  body: v.object({ rows: v.array(form) }),
  response: v.object({ created: v.number() }),
});
`;
}
