import type { PageNames } from "./calls";
import type { Entity } from "./entity";
import { conditionNames } from "./fields";
import { type Field, kindOf } from "./kinds";
import { namesOf } from "./names";

/** The number of the page, from what the server calls it. */
const CURRENT = {
  "1": ({ current }: PageNames) => current,
  "0": ({ current }: PageNames) => `${current} + 1`,
  offset: ({ current, pageSize }: PageNames) => `${current} / ${pageSize} + 1`,
};

function conditionsText(field: Field): string[] {
  const [first, last] = conditionNames(field);
  const { filter } = kindOf(field);
  if (first === undefined || !filter) return [];
  const condition = (key: string, match: string) => `{ key: "${key}", field: "${field.name}", match: "${match}" }`;
  if (filter.by === "range") return [condition(first, "from"), condition(last ?? first, "to")];
  return [condition(first, filter.by === "part" ? "part" : "equal")];
}

type Parts = {
  /** The handlers of its other calls, if it has some. */
  resource: string;
  /** Ids are answered with their titles. */
  references: boolean;
};

/** The demonstration's handlers of a list that is asked for, or answered, in names of the server's own. */
export function mockedList(entity: Entity, call: string, { resource, references }: Parts): string {
  const { fields, calls } = entity;
  const { routes } = namesOf(entity);
  const others = resource ? `\n  ...${resource},` : "";
  const { page, whole } = calls;
  if (!page) {
    const stored = "db.readTable(table)";
    const rows = references ? `withTitles(db, await ${stored}, references)` : stored;
    const answer = whole ? `({ ${whole}: await ${rows} })` : rows;
    return `export const ${routes} = [
  handle(${call}, ${whole || references ? "async " : ""}({ db }) => ${answer}),${others}
];`;
  }
  const conditions = fields.flatMap(conditionsText);
  const declared = conditions.length > 0 ? `const conditions: Condition[] = [${conditions.join(", ")}];\n` : "";
  const { sort } = page;
  const isSorted = sort !== undefined && fields.some(({ sorts }) => sorts);
  const taken = [page.current, page.pageSize, ...(isSorted ? [sort.by, ...(sort.order ? [sort.order] : [])] : [])];
  const direction = sort?.order ? `${sort.order} === "desc" ? \`-\${${sort.by}}\` : ${sort.by}` : sort?.by;
  const sorting = isSorted ? `, sort: ${direction}` : "";
  const [first = "", ...rest] = page.total;
  const last = rest.at(-1) ?? first;
  const inner = `{ ${last === "total" ? "total" : `${last}: total`} }`;
  const answer = rest.length > 0 ? `${first}: ${inner}` : inner.slice(2, -2);
  return `${declared}
export const ${routes} = [
  handle(
    ${call},
    async ({ db, query: { ${taken.join(", ")}, ...search } }) => {
      const requested = { ...search, current: ${CURRENT[page.first](page)}, pageSize: ${page.pageSize}${sorting} };
      const { list, total } = searchRecords(await db.readTable(table), requested, { conditions${declared ? "" : ": []"} });
      return { ${page.list}: list, ${answer} };
    },
    { queryDefaults: { ${page.current}: "${page.first === "1" ? 1 : 0}", ${page.pageSize}: "10" } },
  ),${others}
];`;
}
