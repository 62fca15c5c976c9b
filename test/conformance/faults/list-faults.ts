import { changingData, ignoring, isList, isTo, LIST, reading, type SeededFault } from "./seeding";

type Row = { id: number; createdTime: string; contentType: string; count: number };
type Rows = { list: Row[]; total: number };

/** Changes the rows of the list of policies. */
const changingRows = (change: (rows: Rows, query: URLSearchParams) => Rows) => changingData<Rows>(isList, change);

/** Faults of pages, filters and sorts. */
export const LIST_FAULTS: SeededFault[] = [
  ["ignores the page number", `${LIST} has pages`, changingRows((rows) => ({ ...rows, list: rows.list.slice(0, 3) }))],
  ["counts the page, not the list", `${LIST} has pages`, changingRows(({ list }) => ({ list, total: list.length }))],
  [
    "does not filter",
    `${LIST} is filtered by values`,
    changingRows((rows, query) => ({
      ...rows,
      list: query.has("contentType") ? rows.list.map((row) => ({ ...row, contentType: "img" })) : rows.list,
    })),
  ],
  [
    "leaves the last day out",
    `${LIST} is filtered by ranges with both ends`,
    changingRows((rows, query) => ({
      ...rows,
      list: rows.list.filter(({ createdTime }) => !createdTime.startsWith(query.get("createdTo") ?? "-")),
    })),
  ],
  [
    "does not sort",
    `${LIST} is sorted`,
    changingRows((rows, query) => ({ ...rows, list: query.has("sort") ? rows.list.toReversed() : rows.list })),
  ],
  ["ignores the number", `${LIST} is filtered by parts`, ignoring("number")],
  ["ignores the name", `${LIST} is filtered by parts`, ignoring("name")],
  ["ignores the way of selection", `${LIST} is filtered by values`, ignoring("filterType")],
  ["ignores the first day", `${LIST} is filtered by ranges with both ends`, ignoring("createdFrom")],
  ["ignores the last day", `${LIST} is filtered by ranges with both ends`, ignoring("createdTo")],
  [
    "sorts in one direction",
    `${LIST} is sorted`,
    reading((query) => query.has("sort") && query.set("sort", (query.get("sort") ?? "").replace("-", ""))),
  ],
  [
    "sorts equal rows another way on each page",
    `${LIST} is sorted`,
    changingRows(({ list, total }, query) => {
      const equal = list.map((row) => ({ ...row, count: 1, createdTime: "2026-01-01 00:00:00" }));
      return { list: query.get("current") === "2" ? equal.toReversed() : equal, total };
    }),
  ],
  [
    "sorts no filtered rows",
    `${LIST} is filtered by several conditions and sorted`,
    reading((query) => query.has("contentType") && query.delete("sort")),
  ],
  [
    "finds rows that meet any of the conditions",
    `${LIST} is filtered by several conditions and sorted`,
    reading((query) => query.has("contentType") && query.delete("filterType")),
  ],
  [
    "has pages of at most 20 rows",
    `${LIST} has pages`,
    reading((query) => query.set("pageSize", String(Math.min(20, Number(query.get("pageSize") ?? 10))))),
  ],
  [
    "refuses pages of more than 100 rows",
    `${LIST} has pages`,
    {
      replaceResponse: (request) =>
        Number(new URL(request.url).searchParams.get("pageSize")) > 100 ? tooLarge() : undefined,
    },
  ],
  [
    "counts pages from 0",
    `${LIST} has pages`,
    reading((query) => query.has("current") && query.set("current", String(Number(query.get("current")) + 1))),
  ],
  [
    "repeats the first page after the last",
    `${LIST} has pages`,
    reading((query) => Number(query.get("current")) > 11 && query.set("current", "1")),
  ],
  [
    "has 20 rows on a page by default",
    `${LIST} without page number and size is its first ten rows`,
    reading((query) => query.has("pageSize") || query.set("pageSize", "20")),
  ],
  [
    "writes times as the country does",
    `${LIST} has pages`,
    changingRows(({ list, total }) => ({ list: list.map((row) => ({ ...row, createdTime: "22/11/2026" })), total })),
  ],
  [
    "gives times in seconds",
    "shape: POST /api/chat/list",
    changingData<object[]>(isTo("/api/chat/list"), (chats) => chats.map((chat) => ({ ...chat, time: 1_795_000_000 }))),
  ],
  [
    "ignores the type of popular content",
    "popular content differs by type",
    { replaceResponse: (request) => (isTo("/api/popular/list")(request) ? popular() : undefined) },
  ],
];

const tooLarge = () =>
  Response.json({ status: "fail", code: 40000, data: null, message: "pageSize is at most 100" }, { status: 400 });

const popular = () =>
  Response.json({ status: "success", code: 200, data: [{ key: 1, clickNumber: 1, title: "a", increases: 1 }] });
