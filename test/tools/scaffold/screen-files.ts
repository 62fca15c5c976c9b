import { type Entity, pascal } from "./entity";
import { fileOf, KINDS, kindOf } from "./kinds";
import { callsOf, constantsOf, namesOf } from "./names";

export function declarationFile(entity: Entity): string {
  const { name, plural, fields, title, english } = entity;
  const imports = [...callsOf(entity).map(([, call]) => call), ...constantsOf(entity).map(({ constant }) => constant)];
  const kinds = Object.keys(KINDS).filter((kind) => fields.some((field) => field.kind === kind));
  const declared = fields.map((field) => [field.name, kindOf(field).declaration(field, field === title)] as const);
  return `import { ${imports.join(", ")} } from "~/api/${name}";
import { defineResource } from "~/resource/define-resource";
${kinds.map((kind) => `import { ${kind} } from "~/resource/fields/${fileOf(kind)}";`).join("\n")}

/** The ${english.toLowerCase()} on a screen. */
export const ${plural} = defineResource({
  screen: "${pascal(plural)}",
  words: "${name}",
  title: "${title.name}",
  write: "${namesOf(entity).permission}",
  fields: {
    ${declared.map(([key, value]) => `${key}: ${value},`).join("\n    ")}
  },
  calls: {
    ${callsOf(entity)
      .map(([key, call]) => `${key}: ${call},`)
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
