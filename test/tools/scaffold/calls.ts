/** What a server calls the page that is asked for and what it answers; `total` is where the number of records stands, one level down at most. */
export type PageNames = {
  current: string;
  pageSize: string;
  /** What stands for the first page: its number, or the number of records before it. */
  first: "1" | "0" | "offset";
  list: string;
  total: readonly string[];
  /** Where it is not called `sort`, or where the direction is apart from the field. */
  sort?: { by: string; order: string | null };
};

/** The calls of a list. */
export type ListCalls = {
  /** Without names of pages the answer is all records: as they are, or under a name. */
  page: PageNames | null;
  whole: string | null;
  /** The largest page, of a server that gives fewer rows than the console requests when it reads all. */
  maxPageSize?: number;
  path: string;
  /** Of one record: `/api/list/orders/:id`. */
  one: string;
  /** The record is read by its id. */
  reads: boolean;
  create: boolean;
  /** With PUT the whole record is sent. */
  change: "PATCH" | "PUT" | null;
  /** By ids in the body, or one by one. */
  remove: "ids" | "one" | null;
  importRows: string | null;
};

export const CONSOLE_PAGE: PageNames = {
  current: "current",
  pageSize: "pageSize",
  first: "1",
  list: "list",
  total: ["total"],
};

type Wish = {
  /** No call writes. */
  readOnly?: boolean;
  /** One answer has all records. */
  whole?: boolean;
};

/** The calls that the console would have, at a path. */
export const consoleCalls = (path: string, { readOnly = false, whole = false }: Wish = {}): ListCalls => ({
  page: whole ? null : CONSOLE_PAGE,
  whole: null,
  path,
  one: `${path}/:id`,
  reads: false,
  create: !readOnly,
  change: readOnly ? null : "PATCH",
  remove: readOnly ? null : "ids",
  importRows: readOnly ? null : `${path}/import`,
});

export const hasConsolePages = ({ page }: ListCalls): boolean => JSON.stringify(page) === JSON.stringify(CONSOLE_PAGE);
export const writes = ({ create, change, remove }: ListCalls): boolean => create || change !== null || remove !== null;
export const hasForm = ({ create, change }: ListCalls): boolean => create || change !== null;
