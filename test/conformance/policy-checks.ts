import {
  CONTENT_TYPES,
  changePolicy,
  createPolicy,
  deletePolicies,
  FILTER_TYPES,
  listPolicies,
  POLICY_SORTS,
  POLICY_STATUSES,
  type Policy,
  setPoliciesStatus,
} from "~/api/policy";
import { type Check, type Context, Deviation, NotCheckable, sendForData } from "./check";

/** An empty list would pass every check. */
const NO_ROWS = "the list of policies is too short; give the server some of every kind";

type Query = Record<string, string | number>;

const page = (context: Context, query: Query) =>
  sendForData(context, listPolicies, { query: { current: 1, pageSize: 10, ...query } });

const call = `${listPolicies.spec.method} ${listPolicies.spec.path}`;
function expectRows(condition: boolean, query: Query, expected: string): void {
  if (!condition) throw new Deviation(`${call}?${new URLSearchParams(texts(query))}: expected ${expected}`);
}
const texts = (query: Query) => Object.entries(query).map(([key, value]) => [key, String(value)]);

const idsOf = (rows: Policy[]) => rows.map(({ id }) => id).join();
const dayOf = ({ createdTime }: Policy) => createdTime.slice(0, 10);

function isSorted(rows: Policy[], sort: (typeof POLICY_SORTS)[number]): boolean {
  const column = sort.replace("-", "") === "count" ? "count" : "createdTime";
  const pairs = rows.slice(1).map((row, index) => [rows[index]?.[column] ?? "", row[column]] as const);
  return pairs.every(([before, after]) => (sort.startsWith("-") ? before >= after : before <= after));
}

export const policyReads: Check[] = [
  {
    name: "a list has pages",
    run: async (context) => {
      const all = await page(context, { pageSize: 100 });
      expectRows(all.list.length === Math.min(100, all.total), { pageSize: 100 }, "total to be the number of rows");
      const pages = [await page(context, { pageSize: 5 }), await page(context, { pageSize: 5, current: 2 })];
      for (const [index, { list, total }] of pages.entries()) {
        const query = { current: index + 1, pageSize: 5 };
        const rows = all.list.slice(index * 5, index * 5 + 5);
        expectRows(total === all.total, query, `total to be that of all pages, ${all.total}`);
        expectRows(
          idsOf(list) === idsOf(rows),
          query,
          `the rows ${idsOf(rows)} of the whole list, but got ${idsOf(list)}`,
        );
      }
    },
  },
  {
    name: "a list without page number and size is its first ten rows",
    run: async (context) => {
      const [plain, first] = [await sendForData(context, listPolicies), await page(context, {})];
      expectRows(idsOf(plain.list) === idsOf(first.list), {}, "the same rows as current=1&pageSize=10");
    },
  },
  {
    name: "a list is filtered by types and status",
    run: async (context) => {
      const filters = [
        ...CONTENT_TYPES.map((contentType) => ({ contentType })),
        ...FILTER_TYPES.map((filterType) => ({ filterType })),
        ...POLICY_STATUSES.map((status) => ({ status })),
      ];
      let found = 0;
      for (const filter of filters) {
        const { list } = await page(context, filter);
        found += list.length;
        const fits = list.every((row) => Object.entries({ ...row, ...filter }).join() === Object.entries(row).join());
        expectRows(fits, filter, "only rows that fit the filter");
      }
      if (found === 0) throw new NotCheckable(NO_ROWS);
    },
  },
  {
    name: "a list is filtered by parts of number and name, and by days including both ends",
    run: async (context) => {
      const { list } = await page(context, {});
      const [row] = list;
      if (!row) throw new NotCheckable(NO_ROWS);
      const day = dayOf(row);
      const queries: Query[] = [
        { name: row.name.slice(1) },
        { number: row.number.slice(1) },
        { createdFrom: day, createdTo: day },
      ];
      for (const query of queries) {
        const found = await page(context, { ...query, pageSize: 100 });
        expectRows(
          found.list.some(({ id }) => id === row.id),
          query,
          `the row ${row.id} among the rows`,
        );
      }
      const none = { name: "conformance: no row is named so" };
      expectRows((await page(context, none)).total === 0, none, "no rows");
      const days = await page(context, { createdFrom: day, createdTo: day, pageSize: 100 });
      expectRows(
        days.list.every((found) => dayOf(found) === day),
        { createdFrom: day, createdTo: day },
        "only rows of that day",
      );
    },
  },
  {
    name: "a list is sorted",
    run: async (context) => {
      for (const sort of POLICY_SORTS) {
        const { list } = await page(context, { sort, pageSize: 100 });
        if (list.length < 2) throw new NotCheckable(NO_ROWS);
        expectRows(isSorted(list, sort), { sort }, "rows in that order");
      }
    },
  },
];

/** These create a policy and delete it again. */
export const policyWrites: Check[] = [
  {
    name: "a policy is created, changed, put offline and deleted",
    run: async (context) => {
      const name = `conformance ${Date.now()}`;
      const body = { name, contentType: "img", filterType: "rules", count: 1, status: "online" };
      const { id } = await sendForData(context, createPolicy, { body });
      try {
        await sendForData(context, changePolicy, { params: { id }, body: { count: 2 } });
        await sendForData(context, setPoliciesStatus, { body: { ids: [id], status: "offline" } });
        const [row] = (await page(context, { name })).list;
        expectRows(
          row?.count === 2 && row.status === "offline",
          { name },
          "count 2 and status offline after the writes",
        );
      } finally {
        await sendForData(context, deletePolicies, { body: { ids: [id] } });
      }
      expectRows((await page(context, { name })).total === 0, { name }, "no row after the deletion");
    },
  },
];
