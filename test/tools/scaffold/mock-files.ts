import type { Entity } from "./entity";
import { kindOf } from "./kinds";
import { callsOf, constantsOf, namesOf } from "./names";

export function mockFile(entity: Entity): string {
  const { name, plural, chinese, fields } = entity;
  const { routes, permission } = namesOf(entity);
  const calls = callsOf(entity);
  const added = fields.flatMap((field) => {
    const { server } = kindOf(field);
    return server ? [`${field.name}: ${server}`] : [];
  });
  const usesTime = added.some((value) => value.includes("timeText"));
  return `import { ${calls.map(([, call]) => call).join(", ")} } from "~/api/${name}";
import { mockResource } from "./backend/mock-resource";
import { ${plural} } from "./data/${name}";
${usesTime ? `import { timeText } from "./data/time";` : ""}

export const ${routes} = mockResource({
  table: { name: "${name}", seed: ${plural} },
  missing: ${JSON.stringify(`${chinese}不存在`)},
  permission: "${permission}",
  ${calls.map(([key, call]) => `${key}: ${call},`).join("\n  ")}
  record: (form, { id${usesTime ? ", now" : ""} }) => ({ ...form, id, ${added.join(", ")} }),
});
`;
}

/** Enough records for several pages, the newest first. */
const COUNT = 55;

export function seedsFile(entity: Entity): string {
  const { name, plural, english, fields } = entity;
  const { type } = namesOf(entity);
  const values = fields.map((field) => `${field.name}: ${kindOf(field).seed(field)},`);
  const usesDays = values.some((value) => value.includes("daysBefore"));
  const imports = [...constantsOf(entity).map(({ constant }) => constant), `type ${type}`];
  return `import { ${imports.join(", ")} } from "~/api/${name}";
${usesDays ? `import { daysBefore } from "~/lib/text/days";` : ""}

const COUNT = ${COUNT};

/** The ${english.toLowerCase()}, newest first. */
export const ${plural} = (${usesDays ? "now: Date" : ""}): ${type}[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const id = COUNT - index;
    return {
      id,
      ${values.join("\n      ")}
    };
  });
`;
}
