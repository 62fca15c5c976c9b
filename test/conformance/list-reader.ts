import * as v from "valibot";
import type { Condition } from "#mocks/backend/list-query";
import { entriesOf } from "#mocks/backend/schema";
import { localTime } from "#mocks/backend/server-time";
import { READ_ALL_PAGE_SIZE } from "~/config/limits";
import type { lists } from "../contract/calls";
import { jsonSchemaOf } from "../contract/json-schema";
import { type Context, Deviation, sendForData } from "./check";

export type List = (typeof lists)[number];
export type Query = Record<string, string | number>;
export type Row = Record<string, unknown>;

export type ListCheck = (list: List, context: Context) => Promise<void>;

const rowsOf = v.object({ list: v.array(v.record(v.string(), v.unknown())), total: v.number() });
/** The largest page that an operator can choose. */
export const ALL = { current: 1, pageSize: 100 };

/** The largest page that the console requests, as the contract says. */
export function largestPageOf({ call }: List): Query {
  const { pageSize } = entriesOf(call.spec.query);
  const maximum = pageSize && jsonSchemaOf(pageSize).schema.maximum;
  return { current: 1, pageSize: Math.min(Number(maximum ?? READ_ALL_PAGE_SIZE), READ_ALL_PAGE_SIZE) };
}

/** An empty list would pass every check. */
export const NO_ROWS = "the list is too short; give the server some records of every kind";
const DAY_LENGTH = "2026-01-01".length;

export const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).join();

/** Rows by their ids, for reports. */
export const rowsText = (rows: readonly Row[]) => (rows.length > 0 ? `the rows ${idsOf(rows)}` : "no rows");

/** Ways to ask a list, and to report what differs. */
export function readerOf({ call }: List, context: Context) {
  const address = `${call.spec.method} ${call.spec.path}`;
  return {
    read: async (query: Query | undefined) => v.parse(rowsOf, await sendForData(context, call, { query })),
    expectRows(condition: boolean, query: Query, expected: string): void {
      const texts = Object.entries(query).map(([key, value]) => [key, String(value)]);
      if (!condition)
        throw new Deviation(
          `${address}${texts.length > 0 ? `?${new URLSearchParams(texts)}` : ""}: expected ${expected}`,
        );
    },
  };
}

export const conditionsOf = ({ listQuery }: List, ...matches: Condition["match"][]) =>
  listQuery.conditions.filter(({ match }) => matches.includes(match));

/** A number, or the day of a time, in a zone if it has one. */
export const boundOf = (value: unknown, timeZone: string | undefined): string | number =>
  typeof value === "number" ? value : localTime(String(value ?? ""), timeZone).slice(0, DAY_LENGTH);
