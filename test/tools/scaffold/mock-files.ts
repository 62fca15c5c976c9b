import { hasConsolePages } from "./calls";
import { camel } from "./english";
import type { Entity } from "./entity";
import { conditionNames, formSchema, hasUsualConditions, linesText } from "./fields";
import { kindOf } from "./kinds";
import { mockedList } from "./mocked-list";
import { callsOf, constantsOf, namesOf, permissionOf, referredLists } from "./names";
import type { Titles } from "./references";

/** The calls as mockResource knows them: those that an adapter sends, rather than the adapter. */
function mockedCalls(entity: Entity): [key: string, call: string][] {
  const { calls } = entity;
  const { replace } = namesOf(entity);
  return callsOf(entity)
    .filter(([key]) => key !== "list" || isUsualList(entity))
    .map(([key, call]) => {
      return key === "change" && calls.change === "PUT" && calls.reads ? [key, replace] : [key, call];
    });
}

const isUsualList = ({ calls, fields }: Entity) => hasConsolePages(calls) && fields.every(hasUsualConditions);

/** The values that the server adds to a new record. */
function addedValues({ fields }: Entity): string[] {
  return fields
    .filter((field) => formSchema(field) === undefined)
    .map((field) => `${field.name}: ${kindOf(field).server?.(field) ?? "null"}`);
}

/** `{ car: { table: { name: "cars", seed: cars }, title: "number" } }`, or nothing. */
function referencesText({ fields }: Entity, titles: Titles): string {
  const entries = fields.flatMap(({ name, of }) =>
    of === undefined ? [] : [`${name}: { table: { name: "${of}", seed: ${camel(of)} }, title: "${titles.get(of)}" },`],
  );
  return entries.length > 0 ? `const references = {\n  ${entries.join("\n  ")}\n};\n` : "";
}

export function mockFile(entity: Entity, titles: Titles): string {
  const { name, plural, chinese, calls, fields } = entity;
  const { routes, list, page } = namesOf(entity);
  const permission = permissionOf(entity);
  const mocked = mockedCalls(entity);
  const added = calls.create ? addedValues(entity) : [];
  const usesTime = added.some((value) => value.includes("timeText"));
  const usual = isUsualList(entity);
  const references = referencesText(entity, titles);
  const filters = fields.some((field) => conditionNames(field).length > 0) && calls.page !== null;
  const listName = hasConsolePages(calls) || !calls.page ? list : page;
  const imported = [...(usual ? [] : [listName]), ...mocked.map(([, call]) => call)];
  const resource = `mockResource({
  table${usual ? `: { name: "${name}", seed: ${plural} }` : ""},
  missing: bilingual(${JSON.stringify(`${chinese}不存在`)}, "There is no such record"),
  ${permission ? `permission: "${permission}",` : ""}
  ${mocked.map(([key, call]) => `${key}: ${call},`).join("\n  ")}
  ${references && "references,"}
  ${calls.create ? `record: (form, { id${usesTime ? ", now" : ""} }) => ({ ...form, id, ${added.join(", ")} }),` : ""}
})`;
  const imports = linesText(
    `import { ${imported.join(", ")} } from "~/api/${name}";`,
    !usual && `import { handle } from "./backend/handle";`,
    !usual && filters && `import type { Condition } from "./backend/list-query";`,
    mocked.length > 0 && `import { mockResource } from "./backend/mock-resource";`,
    !usual && references !== "" && `import { withTitles } from "./backend/references";`,
    !usual && calls.page !== null && `import { searchRecords } from "./backend/search-records";`,
    mocked.length > 0 && `import { bilingual } from "./backend/bilingual";`,
    ...[name, ...referredLists(entity)].map((list) => `import { ${camel(list)} } from "./data/${list}";`),
    usesTime && `import { timeText } from "./data/time";`,
  );
  const table = `const table = { name: "${name}", seed: ${plural} };`;
  const handlers = usual
    ? `export const ${routes} = ${resource};`
    : mockedList(entity, listName, { resource: mocked.length > 0 ? resource : "", references: references !== "" });
  return `${imports}

${linesText(!usual && `${table}\n`, references, handlers)}
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
