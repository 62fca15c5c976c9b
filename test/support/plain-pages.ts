import { QueryObserver } from "@tanstack/react-query";
import { beforeEach } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { queryClient } from "~/api/client/query-client";
import { pageQuery } from "~/resource/data/page-query";
import { wholeList } from "~/resource/data/whole-list";
import type { Page, Resource, Row, Search } from "~/resource/resource";
import { plainList, plainServer } from "./plain-list";

/** The first page, without conditions. */
export const START: Search = { current: 1, pageSize: 10 };

export const pageOf = (...ids: (string | number)[]): Page => ({
  list: ids.map((id) => ({ id, name: `n${id}` })),
  total: ids.length,
});

/** What the call of a whole list answers, and how often it was called. */
export const wholeServer = { rows: [] as Row[], calls: 0 };
const wholeCall = Object.assign(
  async () => {
    wholeServer.calls += 1;
    return wholeServer.rows;
  },
  { query: () => ({ queryKey: ["all"] }), queryKey: ["all"] },
);
const list = wholeList(wholeCall, (rows) => rows);

/** A list whose call answers all of its records. */
export const plainWhole: Resource = {
  ...plainList,
  queryKey: ["all"],
  whole: list.whole,
  calls: { ...plainList.calls, list },
};

/** Before each test no page is known, and both servers have two records. */
export function isolatePages(): void {
  beforeEach(() => {
    queryClient.clear();
    plainServer.asked = [];
    plainServer.list = async () => pageOf(1, 2);
    wholeServer.rows = [
      { id: 1, name: "pear" },
      { id: 2, name: "apple" },
    ];
    wholeServer.calls = 0;
  });
}

/** Reads a page as a screen does. */
export const fetchPage = (resource: Resource, search: Search): Promise<unknown> =>
  queryClient.fetchQuery({ ...pageQuery(resource, search), staleTime: 0 });

/** Makes a page known that has not been read. */
export const addUnread = (resource: Resource, search: Search): void => {
  queryClient.getQueryCache().build(queryClient, { queryKey: pageQuery(resource, search).queryKey });
};

/** Keeps a page in sight, without reading it again, until the function that is returned is called. */
export const showPage = (resource: Resource, search: Search): (() => void) =>
  new QueryObserver(queryClient, {
    queryKey: pageQuery(resource, search).queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => pageOf(),
  }).subscribe(() => {});

/** A server's refusal. */
export const refusal = (status: number, data?: unknown): ApiError =>
  new ApiError("refused", { reason: "server", call: "", token: "", status, data });
