import { hasForm, writes } from "./calls";
import { camel, pascal } from "./english";
import type { Entity } from "./entity";
import { declarationOf } from "./fields";
import { fileOf, KINDS } from "./kinds";
import { callsOf, constantsOf, permissionOf, referredLists } from "./names";

/** A call that answers all records: `wholeList(listPets, ({ items }) => items)`. */
function callText(entity: Entity, key: string, call: string): string {
  const { page, whole } = entity.calls;
  if (key !== "list" || page) return call;
  return `wholeList(${call}, ${whole ? `({ ${whole} }) => ${whole}` : "(rows) => rows"})`;
}

export function declarationFile(entity: Entity): string {
  const { name, plural, fields, title, english, calls } = entity;
  const imports = [...callsOf(entity).map(([, call]) => call), ...constantsOf(entity).map(({ constant }) => constant)];
  const kinds = Object.keys(KINDS).filter((kind) => fields.some((field) => field.kind === kind));
  const declared = fields.map((field) => [field.name, declarationOf(field, field === title, hasForm(calls))] as const);
  const lists = referredLists(entity);
  return `import { ${imports.join(", ")} } from "~/api/${name}";
${lists.map((list) => `import { ${camel(list)} } from "~/lists/${list}";`).join("\n")}
import { defineResource } from "~/resource/define-resource";
${kinds.map((kind) => `import { ${kind} } from "~/resource/fields/${fileOf(kind)}";`).join("\n")}
${calls.page ? "" : `import { wholeList } from "~/resource/data/whole-list";`}

/** The ${english.toLowerCase()} on a screen. */
export const ${plural} = defineResource({
  screen: "${pascal(plural)}",
  namespace: "${name}",
  title: "${title.name}",${calls.maxPageSize ? `\n  maxPageSize: ${calls.maxPageSize},` : ""}${writes(calls) ? `\n  write: "${permissionOf(entity)}",` : ""}
  fields: {
    ${declared.map(([key, value]) => `${key}: ${value},`).join("\n    ")}
  },
  calls: {
    ${callsOf(entity)
      .map(([key, call]) => `${key}: ${callText(entity, key, call)},`)
      .join("\n    ")}
  },
});
`;
}

export const routeFile = ({
  name,
  plural,
}: Entity): string => `import { resourceRoute } from "~/resource/resource-route";
import { ResourceScreen } from "~/resource/resource-screen";
import { ${plural} } from "./${name}";

export const { handle, clientLoader, shouldRevalidate } = resourceRoute(${plural});

export default function ${pascal(plural)}() {
  return <ResourceScreen of={${plural}} />;
}
`;
