import { sortableTime } from "#mocks/backend/server-time";
import { NotCheckable } from "./check";
import {
  ALL,
  idsOf,
  type List,
  type ListCheck,
  largestPageOf,
  NO_ROWS,
  type Query,
  type Row,
  readerOf,
  rowsText,
} from "./list-reader";

/** The pages that are compared with the whole list. */
const PAGE_SIZE = 5;
const PAGES = [1, 2, 3];

export const checkPages: ListCheck = async (list, context) => {
  const { read, expectRows } = readerOf(list, context);
  const all = await read(ALL);
  expectRows(
    all.list.length === Math.min(ALL.pageSize, all.total),
    ALL,
    `as many rows as its total ${all.total}, but got ${all.list.length}`,
  );
  await expectPages(list, context, {}, all);
  const largest = largestPageOf(list);
  const { list: rows } = await read(largest);
  expectRows(idsOf(rows.slice(0, all.list.length)) === idsOf(all.list), largest, "the rows of a smaller page first");
  const beyond = { current: Math.ceil(all.total / PAGE_SIZE) + 1, pageSize: PAGE_SIZE };
  const last = await read(beyond);
  expectRows(last.list.length === 0, beyond, "no rows on a page after the last");
  expectRows(last.total === all.total, beyond, `total to be that of all pages, ${all.total}`);
};

/** The first pages hold the rows of the whole list in its order. */
async function expectPages(
  list: List,
  context: Parameters<ListCheck>[1],
  condition: Query,
  all: { list: readonly Row[]; total: number },
): Promise<void> {
  const { read, expectRows } = readerOf(list, context);
  for (const current of PAGES) {
    const query = { ...condition, current, pageSize: PAGE_SIZE };
    const { list: rows, total } = await read(query);
    const expected = all.list.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);
    const text =
      expected.length > 0 ? `${rowsText(expected)} of the whole list` : `no rows: the list has only ${total}`;
    expectRows(total === all.total, query, `total to be that of all pages, ${all.total}`);
    expectRows(idsOf(rows) === idsOf(expected), query, `${text}, but got ${rowsText(rows)}`);
  }
}

export const checkFirstPage: ListCheck = async (list, context) => {
  const { read, expectRows } = readerOf(list, context);
  const [plain, first] = [await read(undefined), await read({ current: 1, pageSize: 10 })];
  expectRows(idsOf(plain.list) === idsOf(first.list), {}, "the same rows as current=1&pageSize=10");
};

/** Each sort orders the rows, and rows that are equal have the same place on every page. */
export const checkSorts: ListCheck = async (list, context) => {
  const { read, expectRows } = readerOf(list, context);
  for (const sort of list.listQuery.sorts) {
    const all = await read({ ...ALL, sort });
    if (all.list.length < 2) throw new NotCheckable(NO_ROWS);
    const wrong = firstUnsorted(all.list, sort);
    expectRows(!wrong, { sort }, `rows in that order, but got ${wrong?.join(" before ")}`);
    await expectPages(list, context, { sort }, all);
  }
};

/** The first two values in the wrong order, of numbers and times, whatever their zones; the order of other texts is the server's own. */
export function firstUnsorted(rows: readonly Row[], sort: string): [unknown, unknown] | undefined {
  const values = rows.map((row) => row[sort.replace("-", "")]);
  if (!values.every((value) => typeof value === "number" || /^\d{4}-\d\d-\d\d/.test(String(value)))) return undefined;
  const isBefore = (one: unknown, other: unknown) =>
    typeof one === "number" && typeof other === "number"
      ? one <= other
      : String(sortableTime(one)) <= String(sortableTime(other));
  const isDescending = sort.startsWith("-");
  const at = values.findIndex((value, index) => {
    const before = values[index - 1];
    return index > 0 && !(isDescending ? isBefore(value, before) : isBefore(before, value));
  });
  return at > 0 ? [values[at - 1], values[at]] : undefined;
}
