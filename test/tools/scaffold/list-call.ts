import { READ_ALL_PAGE_SIZE } from "~/config/limits";
import { hasConsolePages, type ListCalls, type PageNames } from "./calls";
import type { Entity } from "./entity";
import { linesText, objectText } from "./fields";
import { namesOf } from "./names";

type Entries = readonly (readonly [key: string, value: string])[];

/** The call that answers the list; one whose names are not the console's is asked and understood by an adapter. */
export function listCall(entity: Entity, search: Entries): string {
  const { calls } = entity;
  const { list } = namesOf(entity);
  const { page, whole } = calls;
  if (!page) {
    const rows = whole ? `v.object({ ${whole}: v.array(record) })` : "v.array(record)";
    return read(list, { response: rows });
  }
  if (!hasConsolePages(calls)) return adaptedList(entity, page, search);
  const query: Entries = [["current", "integer"], ["pageSize", sizeSchema(calls)], ...search];
  return read(list, {
    query: `v.object(${objectText(query)})`,
    response: "v.object({ list: v.array(record), total: integer })",
  });
}

const sizeSchema = ({ maxPageSize = READ_ALL_PAGE_SIZE }: ListCalls) => `v.pipe(integer, v.maxValue(${maxPageSize}))`;

const read = (name: string, { query, response }: { query?: string; response: string }) =>
  linesText(
    `export const ${name} = defineCall({`,
    `kind: "read",`,
    `method: "GET",`,
    "path,",
    query !== undefined && (query === "query" ? "query," : `query: ${query},`),
    `response: ${response},`,
    "});",
  );

/** The value of the page in the server's own way. */
const CURRENT = { "1": "current", "0": "current - 1", offset: "(current - 1) * pageSize" };

type Sort = NonNullable<PageNames["sort"]>;
const sortNames = ({ by, order }: Sort) => [by, ...(order ? [order] : [])];

const sortEntries = ({ by, order }: Sort, search: Entries): Entries =>
  order
    ? [
        [by, "v.optional(v.string())"],
        [order, `v.optional(v.picklist(["asc", "desc"]))`],
      ]
    : search.flatMap(([key, schema]) => (key === "sort" ? [[by, schema] as const] : []));

const sortText = ({ by, order }: Sort) =>
  order ? `${by}: sort?.replace(/^-/, ""), ${order}: sort && (sort.startsWith("-") ? "desc" : "asc")` : `${by}: sort`;

function adaptedList(entity: Entity, page: PageNames, search: Entries): string {
  const { list, page: call, type } = namesOf(entity);
  const sorting = page.sort && search.some(([key]) => key === "sort") ? page.sort : undefined;
  const own: Entries = [
    [page.current, "integer"],
    [page.pageSize, sizeSchema(entity.calls)],
    ...search.filter(([key]) => key !== "sort" || !sorting),
    ...(sorting ? sortEntries(sorting, search) : []),
  ];
  const translated = [page.current, page.pageSize, ...(sorting ? sortNames(sorting) : [])];
  const sorts = search
    .find(([key]) => key === "sort")?.[1]
    .match(/\[(.*)\]/)?.[1]
    ?.replaceAll(",", " | ");
  const direction = sorting && sortText(sorting);
  const total = page.total.reduceRight((inner, key) => `v.object({ ${key}: ${inner} })`, "integer");
  const [first = "", ...rest] = page.total;
  const answer: Entries = [
    [page.list, "v.array(record)"],
    [first, rest.length > 0 ? total.slice(`v.object({ ${first}: `.length, -" })".length) : "integer"],
  ];
  return `const query = v.object(${objectText(own)});

${read(call, { query: "query", response: `v.object(${objectText(answer)})` })}

/** What the console searches for, in its own names. */
type ${type}Search = Omit<v.InferInput<typeof query>, ${translated.map((name) => `"${name}"`).join(" | ")}> & {
  current: number;
  pageSize: number;
  ${sorting ? `sort?: ${sorts};` : ""}
};

/** Asks for a page in the server's names, and gives it in the console's. */
export const ${list} = Object.assign(
  async ({
    query: { current, pageSize, ${sorting ? "sort, " : ""}...conditions },
    signal,
  }: { query: ${type}Search; signal?: AbortSignal }) => {
    const answer = await ${call}({
      query: { ...conditions, ${page.current}: ${CURRENT[page.first]}, ${page.pageSize}: pageSize${direction ? `, ${direction}` : ""} },
      signal,
    });
    return { list: answer.${page.list}, total: answer.${page.total.join(".")} };
  },
  { queryKey: ${call}.queryKey },
);`;
}
